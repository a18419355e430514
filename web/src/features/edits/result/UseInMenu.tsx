import { purposeOf } from '@maquette/contract';
import {
  Armchair,
  ChevronDown,
  PackageOpen,
  Paintbrush,
  PaintBucket,
  Replace,
  SlidersHorizontal,
  Sofa,
} from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ToolLinks } from '../../../platform/tool-links.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { menuItemClass } from '../../../ui/menu-item-class.ts';
import { Popover } from '../../../ui/Popover.tsx';
import type { MadeEdit } from './use-shown-edit.ts';

const homes = [
  { home: 'inpainting', words: 'app.tool.change', Icon: Armchair },
  { home: 'replace', words: 'app.tool.replace', Icon: Replace },
  { home: 'recolor', words: 'app.tool.recolour', Icon: PaintBucket },
  { home: 'clearing', words: 'app.tool.remove', Icon: PackageOpen },
  { home: 'furnishing', words: 'app.tool.furnish', Icon: Sofa },
  { home: 'editor', words: 'app.title.photoEditor', Icon: SlidersHorizontal },
] as const;

/** Takes a result to the photo editor or to another tool than the one it comes from. */
export function UseInMenu({ made: { edit, result } }: { made: MadeEdit }) {
  const { t } = useTranslation();
  const linkTo = use(ToolLinks);
  if (linkTo === null) return null;
  return (
    <Popover
      label={t('edits.useIn.title')}
      side="top"
      triggerClass={buttonClass({ variant: 'secondary', size: 'sm' })}
      trigger={
        <>
          <Paintbrush aria-hidden size={16} />
          {t('edits.useIn.title')}
          <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      <ul className="flex w-60 flex-col">
        {homes
          .filter(({ home }) => home !== purposeOf(edit))
          .map(({ home, words, Icon }) => (
            <li key={home}>
              <Link to={linkTo(result.id, home)} className={menuItemClass}>
                <Icon aria-hidden size={18} />
                {t(words)}
              </Link>
            </li>
          ))}
      </ul>
    </Popover>
  );
}
