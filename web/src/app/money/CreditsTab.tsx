import { BuyCredits, Ledger } from '../../features/credits/index.ts';
import { MethodField, useOffers, usePurchaseCredits } from '../../features/payments/index.ts';

/** Buying credits, and where they came from and went. */
export function CreditsTab({ onDone }: { onDone: (message: string) => void }) {
  const prices = useOffers();
  const { mutateAsync: purchase } = usePurchaseCredits();
  return (
    <div className="flex flex-col gap-6">
      <BuyCredits prices={prices} purchase={purchase} methodField={MethodField} onDone={onDone} />
      <Ledger />
    </div>
  );
}
