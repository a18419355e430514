import { purposeOf } from '@maquette/contract';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolLinks } from '../../../platform/tool-links.ts';
import { ToolMenu } from '../../../platform/ToolMenu.tsx';
import type { MadeEdit } from './use-shown-edit.ts';

/** Takes a result to the photo editor or to another tool than the one it comes from. */
export function UseInMenu({ made: { edit, result } }: { made: MadeEdit }) {
  const { t } = useTranslation();
  const linkTo = use(ToolLinks);
  if (linkTo === null) return null;
  return (
    <ToolMenu
      label={t('edits.useIn.title')}
      size="sm"
      linkTo={(home) => (home === purposeOf(edit) ? null : linkTo(result.id, home))}
    />
  );
}
