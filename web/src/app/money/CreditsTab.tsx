import { BuyCredits, Ledger } from '../../features/credits/index.ts';
import { MethodField, useOffers, type usePurchaseCredits } from '../../features/payments/index.ts';

interface CreditsTabProps {
  /** Kept by the page: an order whose answer was lost stays the same order when the tab is opened again. */
  purchase: ReturnType<typeof usePurchaseCredits>['mutateAsync'];
  onDone: (message: string) => void;
}

/** Buying credits, and where they came from and went. */
export function CreditsTab({ purchase, onDone }: CreditsTabProps) {
  const prices = useOffers();
  return (
    <div className="flex flex-col gap-6">
      <BuyCredits prices={prices} purchase={purchase} methodField={MethodField} onDone={onDone} />
      <Ledger />
    </div>
  );
}
