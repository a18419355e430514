import type { HistoryItem } from '@maquette/contract';
import { Armchair, ChevronDown, PackageOpen, Sofa, PaintBucket, Paintbrush, Replace } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../../ui/button-class.ts';
import { menuItemClass } from '../../../ui/menu-item-class.ts';
import { Popover } from '../../../ui/Popover.tsx';
import type { PictureActions } from './picture-actions.ts';

const tools = [
  { use: 'inpainting', words: 'files.view.useInpainting', Icon: Armchair },
  { use: 'replace', words: 'files.view.useReplace', Icon: Replace },
  { use: 'recolor', words: 'files.view.useRecolor', Icon: PaintBucket },
  { use: 'clearing', words: 'files.view.useClearing', Icon: PackageOpen },
  { use: 'furnishing', words: 'files.view.useFurnish', Icon: Sofa },
] as const;

interface UseInMenuProps {
  picture: HistoryItem;
  linkTo: PictureActions['linkTo'];
}

/** The tools that can begin with a picture. */
export function UseInMenu({ picture, linkTo }: UseInMenuProps) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('files.view.useIn')}
      side="top"
      triggerClass={buttonClass({ variant: 'secondary' })}
      trigger={
        <>
          <Paintbrush aria-hidden size={18} />
          {t('files.view.useIn')}
          <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      <ul className="flex w-60 flex-col">
        {tools.map(({ use, words, Icon }) => {
          const address = linkTo(picture, use);
          return (
            address && (
              <li key={use}>
                <Link to={address} className={menuItemClass}>
                  <Icon aria-hidden size={18} />
                  {t(words)}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </Popover>
  );
}
