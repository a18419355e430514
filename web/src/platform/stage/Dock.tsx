import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '../../ui/BottomSheet.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { hasDrawerRoom, type Mark, type Selection } from './place-bar.ts';
import type { StagePhoto } from './Stage.tsx';
import { type BarWish, type DrawerPlace, useBarPlace } from './use-bar-place.ts';
import { useIsWide } from './use-wide.ts';

interface DockProps {
  /** Names it. */
  label: string;
  /** What is asked and the buttons that spend; `more` opens the options and stands among them. */
  children: (more: ReactNode) => ReactNode;
  /** What is not needed every time: folded out at the stage's side, or further down in the sheet. Nothing: no button for it. */
  options: ReactNode;
  /** What it is called, where it is something else. */
  optionsLabel?: string;
  /** They are needed so often that they are folded out at first, where there is room beside the photo. */
  isOpenAtFirst?: boolean;
  /** Where one is: elsewhere they are folded in again. */
  step?: string;
  /** How far the sheet is drawn out at first. */
  begin?: 'peek' | 'half';
  /** Where the bar belongs; null = to the whole photo. */
  selection: Selection | null;
  /** It keeps to the photo's lower end unless it covers what is selected there. */
  isAtEnd?: boolean;
  /** What it keeps clear of where it belongs to the whole photo. */
  marks?: readonly Mark[];
  /** Nothing but the first buttons are needed: the sheet lets the photo be seen. */
  isPeeking: boolean;
  /** There is little to say yet. */
  isSlim?: boolean;
  /** Everything stands in two rows where there is room. */
  isLow?: boolean;
  /** Every change lowers the sheet. */
  lowered?: number;
}

/** What one says, and pays by: a bar at the selection, or the sheet at the window's lower end. */
export function Dock(props: DockProps) {
  const { label, children, options, optionsLabel, begin, selection, marks } = props;
  const {
    isPeeking,
    isSlim = false,
    isLow = false,
    isAtEnd = false,
    isOpenAtFirst = false,
    step = '',
    lowered = 0,
  } = props;
  const { t } = useTranslation();
  const isWide = useIsWide();
  const [openAt, setOpenAt] = useState(isOpenAtFirst ? step : null);
  const isOpen = openAt === step;
  const drawerId = useId();
  if (!isWide)
    return (
      <BottomSheet label={label} handleLabel={t('edits.sheet.handle')} {...{ isPeeking, lowered, begin }}>
        {children(null)}
        {options}
      </BottomSheet>
    );
  const title = optionsLabel ?? t('edits.stage.options');
  const more = options && (
    <Button
      variant="ghost"
      size="sm"
      icon={<SlidersHorizontal aria-hidden size={16} />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? drawerId : undefined}
      onClick={() => setOpenAt(isOpen ? null : step)}
    >
      {title}
    </Button>
  );
  const drawer = isOpen &&
    options && {
      id: drawerId,
      ...{ title, onClose: () => setOpenAt(null), children: options },
    };
  return (
    <Bar {...{ label, selection, marks, isSlim, isLow, isAtEnd }} drawer={drawer || null}>
      {children(more)}
    </Bar>
  );
}

/** Whether the drawer covers nothing of a photo in this window. */
export function hasRoomBeside({ metadata: { width, height } }: StagePhoto): boolean {
  return hasDrawerRoom({ width: window.innerWidth, height: window.innerHeight }, width / height);
}

interface BarProps extends Omit<BarWish, 'isBesideDrawer'> {
  label: string;
  /** What is folded out; null = nothing. */
  drawer: Omit<DrawerProps, 'place'> | null;
  children: ReactNode;
}

/** Stands at the selection and leaves the photo to the brush while it paints, and to a shape while it is drawn. */
function Bar({ label, children, drawer, ...wish }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  const at = useBarPlace(bar, { ...wish, isBesideDrawer: drawer !== null });
  const isNarrowed = wish.isSlim || drawer !== null;
  return (
    <>
      <section
        ref={bar}
        aria-label={label}
        data-dock
        style={
          at
            ? {
                left: at.left,
                top: at.top,
                maxHeight: at.most,
                ...(isNarrowed && at.widest !== null && { maxWidth: at.widest }),
              }
            : { opacity: 0 }
        }
        className={classNames(
          'absolute z-20 max-w-[calc(100%-1.5rem)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-3 shadow-high',
          // It comes back once painting rests: the next stroke may begin where it stands.
          'transition-[opacity,visibility] delay-700 duration-150',
          'in-[[data-stage]:has([data-drawing=true])]:invisible in-[[data-stage]:has([data-drawing=true])]:opacity-0 in-[[data-stage]:has([data-drawing=true])]:delay-0',
          wish.isSlim ? 'w-max' : 'w-[35rem]',
          wish.isLow && 'xl:w-[58rem]',
          'in-[[data-stage]:has(.stage-photo:active)]:pointer-events-none in-[[data-stage]:has(.stage-photo:active)]:opacity-0 in-[[data-stage]:has(.stage-photo:active)]:delay-0',
        )}
      >
        <div className="flex flex-col gap-3">{children}</div>
      </section>
      {drawer && <Drawer {...drawer} place={at?.drawer ?? null} />}
    </>
  );
}

interface DrawerProps {
  id: string;
  title: string;
  /** Null until it is known. */
  place: DrawerPlace | null;
  onClose: () => void;
  children: ReactNode;
}

/** What Escape is for first: a question or a menu over everything, a shape in the hand. */
const NEARER = ':modal, :popover-open, [data-drawing=true]';

/** Folds out over the stage's side, off the tools; the photo stays where it is. Escape folds it in. */
function Drawer({ id, title, place, onClose, children }: DrawerProps) {
  const { t } = useTranslation();
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelector(NEARER)) return;
      event.preventDefault();
      onClose();
    };
    // Before those who take the key for the photo below.
    document.addEventListener('keydown', close, { capture: true });
    return () => document.removeEventListener('keydown', close, { capture: true });
  }, [onClose]);
  return (
    <section
      id={id}
      aria-label={title}
      style={place ? { left: place.left, top: place.top, maxHeight: place.most } : { opacity: 0, right: 0 }}
      className={classNames(
        'absolute z-30 flex w-84 max-w-full flex-col gap-5 overflow-y-auto overscroll-contain border-x border-line bg-surface p-4 shadow-high motion-safe:rise-in',
        place?.isOverPhoto ? 'border-b' : 'bottom-0',
      )}
    >
      <div className="flex items-center justify-between">
        <h2 className="text-[15px] font-semibold">{title}</h2>
        <IconButton size="sm" label={t('app.close')} icon={<X aria-hidden size={18} />} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
