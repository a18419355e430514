import { Brush, ChevronDown, PackageOpen, PaintRoller, Replace, Sofa } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { classNames } from '../../../ui/class-names.ts';
import { menuItemClass } from '../../../ui/menu-item-class.ts';
import { Popover } from '../../../ui/Popover.tsx';
import { type Carried, carryTo, type StageTool, stageTools } from './carry.ts';

/** Where each tool begins with a photo in hand. */
export type StageHomes = Readonly<Record<StageTool, string>>;

interface ToolSwitchProps {
  userId: string;
  /** The tool in hand. */
  current: StageTool;
  homes: StageHomes;
  /** What goes along; null while there is no photo. */
  carried: Carried | null;
}

const icons = {
  change: Brush,
  replace: Replace,
  recolour: PaintRoller,
  remove: PackageOpen,
  furnish: Sofa,
};

/** The other things one may want to do with the same photo: it goes along, and what is marked. */
export function ToolSwitch({ userId, current, homes, carried }: ToolSwitchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const change = async (tool: StageTool, event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (carried === null || tool === current || isElsewhere) return;
    event.preventDefault();
    await carryTo(tool, { userId, ...carried });
    void navigate(homes[tool]);
  };
  const link = (tool: StageTool, look: string) => {
    const Icon = icons[tool];
    return (
      <Link
        to={homes[tool]}
        aria-current={tool === current ? 'page' : undefined}
        onClick={(event) => void change(tool, event)}
        className={look}
      >
        <Icon aria-hidden size={16} />
        {t(`app.tool.${tool}`)}
      </Link>
    );
  };
  return (
    <nav aria-label={t('edits.tools')} className="ml-auto shrink-0">
      <ul className="flex items-center gap-0.5 max-lg:hidden">
        {stageTools.map((tool) => (
          <li key={tool}>
            {link(
              tool,
              'flex h-9 items-center gap-1.5 rounded-sm px-2.5 text-sm text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink touch:h-11',
            )}
          </li>
        ))}
      </ul>
      <div className="lg:hidden">
        <Popover
          label={t('edits.tools')}
          triggerTitle={t('edits.tools')}
          triggerClass="flex h-11 items-center gap-1.5 rounded-sm px-2 text-sm font-medium text-accent-ink"
          trigger={
            <>
              {t(`app.tool.${current}`)}
              <ChevronDown aria-hidden size={16} />
            </>
          }
        >
          <ul className="w-48">
            {stageTools.map((tool) => (
              <li key={tool}>
                {link(
                  tool,
                  classNames(
                    menuItemClass,
                    'aria-[current=page]:font-medium aria-[current=page]:text-accent-ink',
                  ),
                )}
              </li>
            ))}
          </ul>
        </Popover>
      </div>
    </nav>
  );
}
