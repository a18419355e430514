import { ChevronDown, Paintbrush, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../ui/button-class.ts';
import { menuItemClass } from '../ui/menu-item-class.ts';
import { Popover } from '../ui/Popover.tsx';
import { purposes, stageTools } from './stage-tools.ts';
import type { ToolHome } from './tool-links.ts';

const editor = { home: 'editor', word: 'app.title.photoEditor', Icon: SlidersHorizontal } as const;
const homes = [...purposes.map((home) => ({ home, ...stageTools[home] })), editor];

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
        {offered.map(({ home, word, Icon, address }) => (
          <li key={home}>
            <Link to={address} className={menuItemClass}>
              <Icon aria-hidden size={18} />
              {t(word)}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
