import type { Edit } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useCapabilities } from './use-capabilities.ts';

/** What people call the engine that served an edit. */
export const useEngineName = ({ name, preview }: Edit['engine']): string => {
  const { t } = useTranslation();
  const { data: capabilities } = useCapabilities();
  const known = Object.values(capabilities?.engines ?? {}).find((engine) => engine.name === name);
  return preview ? t('edits.search.fact.ownEngine') : (known?.label ?? name);
};
