import { systemEndpoints } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../platform/api/call.ts';
import { keyOf } from '../../../../platform/query/key-of.ts';

/** What people call the engine that made a picture. */
export const useEngineName = (engine: string | undefined, isPreview: boolean): string | undefined => {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: keyOf(systemEndpoints.getCapabilities, {}),
    queryFn: () => call(systemEndpoints.getCapabilities, {}),
    staleTime: Infinity,
    enabled: engine !== undefined && !isPreview,
  });
  if (engine === undefined || isPreview) return engine && t('edits.search.fact.ownEngine');
  return Object.values(data?.engines ?? {}).find(({ name }) => name === engine)?.label ?? engine;
};
