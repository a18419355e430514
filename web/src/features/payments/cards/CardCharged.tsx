import { useTranslation } from 'react-i18next';
import { useCardWords } from './card-words.ts';
import type { Method } from './method-choice.ts';
import { useSavedCards } from './methods.ts';

interface CardChargedProps {
  choice: Method | null;
  /** What is charged now, as it is printed. */
  price: string;
}

/** Names the saved card that one click will charge, and how much; says of another one that it is entered first. */
export function CardCharged({ choice, price }: CardChargedProps) {
  const { t } = useTranslation();
  const { nameCard } = useCardWords();
  const { cards } = useSavedCards();
  const method = cards?.find(({ id }) => id === choice?.paymentMethodId);
  if (choice === null || (choice.paymentMethodId !== undefined && !method)) return null;
  return (
    <p role="status">
      {method ? t('payment.ask.charged', { card: nameCard(method), price }) : t('payment.ask.there')}
    </p>
  );
}
