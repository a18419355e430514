import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ToldFailure } from '../ToldFailure.tsx';
import { useCardWords } from './card-words.ts';
import { atCheckout, choiceOf, firstChoice, lineOf, type Method } from './method-choice.ts';
import { useSavedCards } from './methods.ts';

interface MethodFieldProps {
  /** Null while none is chosen. */
  choice: Method | null;
  onChoice: (choice: Method | null) => void;
  error?: string | undefined;
  /** The default card is chosen from the start. */
  beginsWithDefault?: boolean;
}

/** With which card to pay: a saved one, or another one at the checkout. Whoever has saved none pays there. */
export function MethodField({ choice, onChoice, error, beginsWithDefault = false }: MethodFieldProps) {
  const { t } = useTranslation();
  const { describeCard } = useCardWords();
  const saved = useSavedCards();
  const { cards } = saved;
  const hasNone = cards?.length === 0;
  const goToCheckout = useEffectEvent(() => onChoice({}));
  useEffect(() => {
    if (hasNone && choice === null) goToCheckout();
  }, [hasNone, choice]);
  const begin = useEffectEvent(() => {
    const first = beginsWithDefault && cards && choice === null ? firstChoice(cards, new Date()) : null;
    if (first) onChoice(first);
  });
  // Once: whoever then takes the choice back has none.
  const areThere = cards !== null;
  useEffect(() => {
    if (areThere) begin();
  }, [areThere]);

  if (saved.error) {
    return (
      <ToldFailure
        error={saved.error}
        message={t(saved.failed)}
        isFetching={saved.isFetching}
        onRetry={saved.retry}
      />
    );
  }
  if (!cards) return <Skeleton className="h-17" />;
  if (hasNone) return <p>{t('payment.method.atCheckout')}</p>;
  const options = [
    { value: '', label: t('payment.method.choose') },
    ...cards.map((method) => ({ value: method.id, label: describeCard(method) })),
    { value: atCheckout, label: t('payment.method.another') },
  ];
  return (
    <SelectField
      label={t('payment.method.label')}
      value={lineOf(choice)}
      onChange={({ target }) => onChoice(choiceOf(target.value))}
      options={options}
      error={error}
    />
  );
}
