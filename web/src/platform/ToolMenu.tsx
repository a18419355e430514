import {
  Brush,
  ChevronDown,
  PackageOpen,
  Paintbrush,
  PaintRoller,
  Replace,
  SlidersHorizontal,
  Sofa,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button-class.ts';
import { menuItemClass } from '../ui/menu-item-class.ts';
import { Popover } from '../ui/Popover.tsx';
import type { ToolHome } from './tool-links.ts';

const homes = [
  { home: 'inpainting', words: 'app.tool.change', Icon: Brush },
  { home: 'replace', words: 'app.tool.replace', Icon: Replace },
  { home: 'recolor', words: 'app.tool.recolour', Icon: PaintRoller },
  { home: 'clearing', words: 'app.tool.remove', Icon: PackageOpen },
  { home: 'furnishing', words: 'app.tool.furnish', Icon: Sofa },
  { home: 'editor', words: 'app.title.photoEditor', Icon: SlidersHorizontal },
] as const;

interface ToolMenuProps {
  /** What the button says. */
  label: string;
  size?: 'sm' | 'md';
  /** The address that takes the picture there; null where it is not offered. */
  linkTo: (home: ToolHome) => string | null;
}

/** A menu of the tools that a picture can be taken to. */
export function ToolMenu({ label, size = 'md', linkTo }: ToolMenuProps) {
  const { t } = useTranslation();
  const offered = homes.flatMap((tool) => {
    const address = linkTo(tool.home);
    return address === null ? [] : [{ ...tool, address }];
  });
  return (
    <Popover
      label={label}
      side="top"
      triggerClass={buttonClass({ variant: 'secondary', size })}
      trigger={
        <>
          <Paintbrush aria-hidden size={size === 'sm' ? 16 : 18} />
          {label}
          <ChevronDown aria-hidden size={16} />
        </>
      }
    >
      <ul className="flex w-60 flex-col">
        {offered.map(({ home, words, Icon, address }) => (
          <li key={home}>
            <Link to={address} className={menuItemClass}>
              <Icon aria-hidden size={18} />
              {t(words)}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
