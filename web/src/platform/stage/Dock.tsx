import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '../../ui/BottomSheet.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DRAWER, hasDrawerRoom, placeBar, type Selection } from './place-bar.ts';
import type { StagePhoto } from './Stage.tsx';
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
  const { label, children, options, optionsLabel, begin, selection } = props;
  const { isPeeking, isSlim = false, isLow = false, isOpenAtFirst = false, step = '', lowered = 0 } = props;
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
  return (
    <>
      <Bar {...{ label, selection, isSlim, isLow }} isBesideDrawer={isOpen}>
        {children(more)}
      </Bar>
      {isOpen && options && (
        <Drawer id={drawerId} title={title} onClose={() => setOpenAt(null)}>
          {options}
        </Drawer>
      )}
    </>
  );
}

/** The least that is reserved for a bar, so that what comes while one types does not push it about; for a low one. */
const LEAST_HEIGHT = 292;
const LEAST_LOW = 236;
/** From this width of the window on a low bar has its fields and its ideas in one row. */
const ONE_ROW_FROM = 1280;

/** What a tool does stands in one line at the photo's lower edge: what is offered meanwhile stands above it. */
const LINE = 36;

/** Whether the drawer covers nothing of a photo in this window. */
export function hasRoomBeside({ metadata: { width, height } }: StagePhoto): boolean {
  return hasDrawerRoom({ width: window.innerWidth, height: window.innerHeight }, width / height);
}

interface BarProps {
  label: string;
  selection: Selection | null;
  isSlim: boolean;
  isLow: boolean;
  /** The drawer is folded out: the bar does not stand under it. */
  isBesideDrawer: boolean;
  children: ReactNode;
}

/** Stands at the selection and leaves the photo to the brush while it paints. */
function Bar({ label, children, ...room }: BarProps) {
  const bar = useRef<HTMLElement>(null);
  const at = useBarPlace(bar, room);
  return (
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
              ...(room.isSlim && at.widest !== null && { maxWidth: at.widest }),
            }
          : { opacity: 0 }
      }
      className={classNames(
        'absolute z-20 overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-3 shadow-high',
        // It comes back once painting rests: the next stroke may begin where it stands.
        'transition-[opacity,visibility] delay-700 duration-150',
        'in-[[data-stage]:has([data-painting=true])]:invisible in-[[data-stage]:has([data-painting=true])]:opacity-0 in-[[data-stage]:has([data-painting=true])]:delay-0',
        room.isSlim ? 'w-max' : 'w-[35rem]',
        room.isLow && 'xl:w-[58rem]',
        room.isBesideDrawer ? 'max-w-[calc(100%-23rem)]' : 'max-w-[calc(100%-1.5rem)]',
        'in-[[data-stage]:has(.stage-photo:active)]:pointer-events-none in-[[data-stage]:has(.stage-photo:active)]:opacity-0 in-[[data-stage]:has(.stage-photo:active)]:delay-0',
      )}
    >
      <div className="flex flex-col gap-3">{children}</div>
    </section>
  );
}

/** Where the bar stands, and how high it may grow there. It stays while somebody uses it, and finds its place anew when they are done. */
function useBarPlace(
  bar: RefObject<HTMLElement | null>,
  { selection, isSlim, isLow, isBesideDrawer }: Omit<BarProps, 'label' | 'children'>,
) {
  const [at, setAt] = useState<ReturnType<typeof placeBar> | null>(null);
  const key = selection?.map((part) => part.toFixed(3)).join(' ') ?? null;
  useLayoutEffect(() => {
    const own = bar.current;
    const stage = own?.closest<HTMLElement>('[data-stage]');
    if (!own || !stage) return undefined;
    const place = () => {
      const whole = photoIn(stage);
      const end = stage.clientWidth - (isBesideDrawer ? DRAWER : 0);
      const photo = { ...whole, seen: Math.min(whole.width, end - whole.left) };
      // What it may not show of itself counts too.
      const height = own.scrollHeight + own.offsetHeight - own.clientHeight;
      const isOneRow = isLow && window.innerWidth >= ONE_ROW_FROM;
      const least = isSlim ? 0 : isOneRow ? LEAST_LOW : LEAST_HEIGHT;
      const size = { width: own.offsetWidth, height: Math.max(least, height) };
      const room = {
        stage: { width: stage.clientWidth, height: stage.clientHeight - (isSlim ? LINE : 0) },
        photo,
      };
      setAt(placeBar({ ...room, selection: selectionOf(key), bar: size }));
    };
    // What is drawn on comes later than the bar.
    const arrival = new MutationObserver(() => {
      if (!photoCell(stage)) return;
      arrival.disconnect();
      place();
    });
    if (!photoCell(stage)) arrival.observe(stage, { childList: true, subtree: true });
    const watch = new ResizeObserver(place);
    // A field that has the focus by itself does not hold the bar.
    let isUsed = false;
    const used = () => {
      isUsed = true;
    };
    const watchOwn = new ResizeObserver(() => (isUsed && own.contains(document.activeElement)) || place());
    const left = ({ relatedTarget }: FocusEvent) => {
      if (own.contains(relatedTarget as Node | null)) return;
      isUsed = false;
      place();
    };
    watch.observe(stage);
    watchOwn.observe(own);
    // It may be as high as it can already, and still have more to say.
    if (own.firstElementChild) watchOwn.observe(own.firstElementChild);
    own.addEventListener('pointerdown', used);
    own.addEventListener('input', used);
    own.addEventListener('focusout', left);
    place();
    return () => {
      arrival.disconnect();
      watch.disconnect();
      watchOwn.disconnect();
      own.removeEventListener('pointerdown', used);
      own.removeEventListener('input', used);
      own.removeEventListener('focusout', left);
    };
  }, [bar, key, isSlim, isLow, isBesideDrawer]);
  return at;
}

function selectionOf(key: string | null): Selection | null {
  const [left, top, right, bottom] = key?.split(' ').map(Number) ?? [];
  return left === undefined || top === undefined || right === undefined || bottom === undefined
    ? null
    : [left, top, right, bottom];
}

const photoCell = (stage: HTMLElement) => stage.querySelector('.stage-photo');

/** Where the whole photo lies on a stage, in its CSS pixels. */
function photoIn(stage: HTMLElement) {
  const frame = stage.getBoundingClientRect();
  const cell = photoCell(stage)?.getBoundingClientRect() ?? frame;
  const shape = Number(stage.style.getPropertyValue('--shape'));
  const width = Math.min(cell.width, cell.height * shape);
  const left = cell.left - frame.left + (cell.width - width) / 2;
  return { left, top: cell.top - frame.top, width, height: width / shape };
}

interface DrawerProps {
  id?: string;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Folds out over the stage's side; the photo stays where it is. Escape folds it in. */
export function Drawer({ id, title, onClose, children }: DrawerProps) {
  const { t } = useTranslation();
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <section
      id={id}
      aria-label={title}
      className="absolute inset-y-0 right-0 z-30 flex w-84 max-w-full flex-col gap-5 overflow-y-auto overscroll-contain border-l border-line bg-surface p-4 shadow-high motion-safe:rise-in"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-[15px] font-semibold">{title}</h2>
        <IconButton size="sm" label={t('app.close')} icon={<X aria-hidden size={18} />} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
