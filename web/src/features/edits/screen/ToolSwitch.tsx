import type { HistoryItem, Purpose } from '@maquette/contract';
import { ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { purposes, stageTools } from '../../../platform/stage-tools.ts';
import { classNames } from '../../../ui/class-names.ts';
import { menuItemClass } from '../../../ui/menu-item-class.ts';
import { Popover } from '../../../ui/Popover.tsx';
import type { DraftMask } from '../draft/draft.ts';

/** What goes along into another tool. */
interface Carried {
  readonly photo: HistoryItem;
  /** What is marked; null where nothing is. */
  readonly mask: DraftMask | null;
}

export interface Carrying extends Carried {
  readonly userId: string;
}

/** The way into the other tools. */
export interface StageTools {
  /** Where each begins with a photo in hand. */
  readonly homes: Readonly<Record<Purpose, string>>;
  /** Puts photo and mask where the tool finds them when it opens. */
  readonly carry: (tool: Purpose, carrying: Carrying) => void | Promise<void>;
}

interface ToolSwitchProps extends StageTools {
  userId: string;
  /** The tool in hand. */
  current: Purpose;
  /** What goes along; null while there is no photo. */
  carried: Carried | null;
}

/** The other things one may want to do with the same photo: it goes along, and what is marked. */
export function ToolSwitch({ userId, current, homes, carry, carried }: ToolSwitchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const change = async (tool: Purpose, event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (carried === null || tool === current || isElsewhere) return;
    event.preventDefault();
    await carry(tool, { userId, ...carried });
    void navigate(homes[tool]);
  };
  const link = (tool: Purpose, look: string) => {
    const { Icon, word } = stageTools[tool];
    return (
      <Link
        to={homes[tool]}
        aria-current={tool === current ? 'page' : undefined}
        onClick={(event) => void change(tool, event)}
        className={look}
      >
        <Icon aria-hidden size={16} />
        {t(word)}
      </Link>
    );
  };
  return (
    <nav aria-label={t('edits.tools')} className="ml-auto shrink-0">
      <ul className="flex items-center gap-0.5 max-lg:hidden">
        {purposes.map((tool) => (
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
              {t(stageTools[current].word)}
              <ChevronDown aria-hidden size={16} />
            </>
          }
        >
          <ul className="w-48">
            {purposes.map((tool) => (
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
