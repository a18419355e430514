import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { capabilitiesQuery } from './capabilities-query.ts';

/** What people call the engine that made a picture; a preview is always our own engine's. */
export function useEngineName({ name, preview }: { name: string; preview?: boolean | undefined }): string {
  const { t } = useTranslation();
  const { data } = useQuery({ ...capabilitiesQuery, enabled: name !== '' && !preview });
  if (preview) return t('edits.search.fact.ownEngine');
  return Object.values(data?.engines ?? {}).find((engine) => engine.name === name)?.label ?? name;
}
