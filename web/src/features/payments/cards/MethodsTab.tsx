import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ToldFailure } from '../ToldFailure.tsx';
import { AddCard } from './AddCard.tsx';
import { CardList } from './CardList.tsx';
import { useSavedCards } from './methods.ts';

/** The saved cards, and the way to save another. */
export function MethodsTab() {
  const { t } = useTranslation();
  const saved = useSavedCards();
  return (
    <div className="flex flex-col gap-6">
      <Panel title={t('payment.card.title')}>
        {saved.cards ? (
          <CardList cards={saved.cards} />
        ) : saved.error ? (
          <ToldFailure
            error={saved.error}
            message={t(saved.failed)}
            isFetching={saved.isFetching}
            onRetry={saved.retry}
          />
        ) : (
          <div aria-busy className="flex flex-col gap-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
      </Panel>
      {saved.cards && (
        <Panel title={t('payment.addCard.title')}>
          <AddCard />
        </Panel>
      )}
    </div>
  );
}
