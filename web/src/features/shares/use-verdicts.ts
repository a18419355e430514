import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { newAnswers, type Verdict, verdictsOn } from './share-facts.ts';
import { sharesQuery } from './queries.ts';

/** What was answered about pictures, in words by their ids, and how many answers nobody has looked at; from one call. */
export function useVerdicts() {
  const { t } = useTranslation();
  const { data } = useQuery(sharesQuery);
  return useMemo(() => {
    const shares = data ?? [];
    const said = ({ by, comments }: Verdict): string => {
      const [first, ...others] = by.map((name) => name ?? t('shares.somebody'));
      if (first === undefined) return t('shares.comments', { count: comments });
      if (others.length > 0) return t('shares.chosenByMany', { who: first, count: others.length });
      return by[0] === null ? t('shares.chosenBySomebody') : t('shares.chosenBy', { who: first });
    };
    return {
      marks: new Map([...verdictsOn(shares)].map(([id, verdict]) => [id, said(verdict)])),
      newCount: newAnswers(shares).length,
    };
  }, [data, t]);
}
