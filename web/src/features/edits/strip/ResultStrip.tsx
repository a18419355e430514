import { type Edit, type HistoryItem, isFinal } from '@maquette/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { isByChance } from '../engine/offer.ts';
import { wordlessLabel } from '../running/edit-words.ts';
import { stepTo } from './strip.ts';
import { dateFormat } from '../../../platform/i18n/print-day.ts';

interface ResultStripProps {
  photo: HistoryItem;
  /** In their order; those in the making have no picture yet. */
  edits: readonly Edit[];
  /** The edit in view; null for the original. */
  shown: string | null;
  /** Those that came while another one was in view, and that nobody has looked at. */
  news: ReadonlySet<string>;
  onShow: (id: string | null) => void;
}

/** The original and all that was made of it, to go back and forth between. One stop for Tab, arrow keys choose. */
export function ResultStrip({ photo, edits, shown, news, onShow }: ResultStripProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLUListElement>(null);
  const ids = [null, ...edits.filter(({ state }) => isFinal(state)).map(({ id }) => id)];
  const at = Math.max(0, ids.indexOf(shown));
  const count = edits.length;
  useEffect(() => {
    const [strip, inView] = [row.current, row.current?.querySelector('[aria-pressed="true"]')];
    if (!strip || !inView) return;
    const [frame, tile] = [strip.getBoundingClientRect(), inView.getBoundingClientRect()];
    // Along the strip alone: what stands above it stays in sight.
    strip.scrollLeft += Math.min(0, tile.left - frame.left) + Math.max(0, tile.right - frame.right);
  }, [shown, count]);
  const walk = (event: KeyboardEvent) => {
    const next = stepTo(event.key, { at, count: ids.length });
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    onShow(ids[next] ?? null);
    row.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const tile = { row, shown, onShow, onKeyDown: walk, inTurn: ids[at] ?? null };
  return (
    <ul
      ref={row}
      aria-label={t('edits.strip.label')}
      className="flex shrink-0 scroll-px-2 gap-2.5 overflow-x-auto overscroll-x-contain p-1 wide:flex-wrap"
    >
      <li>
        <Thumbnail {...tile} id={null} src={photo.url} name={t('edits.photo.original')}>
          {t('edits.photo.original')}
        </Thumbnail>
      </li>
      {edits.map((edit, index) => (
        <li key={edit.id}>
          {isFinal(edit.state) ? (
            <Result {...tile} edit={edit} number={index + 1} isNew={news.has(edit.id)} />
          ) : (
            <InTheMaking photo={photo} edit={edit} number={index + 1} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface TileProps {
  shown: string | null;
  /** The one that Tab leads to. */
  inTurn: string | null;
  onShow: (id: string | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface ResultTileProps extends TileProps {
  edit: Edit;
  number: number;
  isNew: boolean;
}

/** One result: two by the same words are told apart by their picture, the time and the seed. */
function Result({ edit, number, isNew, ...tile }: ResultTileProps) {
  const { t, i18n } = useTranslation();
  const [picture] = edit.files;
  const made = Date.parse(edit.finishedAt ?? edit.createdAt);
  const time = (timeStyle: 'short' | 'medium') => dateFormat(i18n.language, { timeStyle }).format(made);
  const seed = isByChance(edit) ? (picture?.metadata.seed ?? edit.request.seed) : null;
  const words = edit.request.prompt || t(wordlessLabel(edit.request));
  const gaps = { number, words, time: time('medium'), seed: String(seed) };
  const name = t(seed === null ? 'edits.strip.result' : 'edits.strip.resultBySeed', gaps);
  return (
    <Thumbnail
      {...tile}
      id={edit.id}
      src={picture?.url ?? ''}
      name={name}
      mark={isNew ? t('edits.strip.new') : null}
    >
      <span className="block truncate font-medium text-ink">
        {number} · {time('short')}
      </span>
      <span className="block truncate">{words}</span>
      {seed !== null && <span className="block truncate tabular-nums">#{seed}</span>}
    </Thumbnail>
  );
}

interface ThumbnailProps extends TileProps {
  id: string | null;
  src: string;
  /** What it is, as tooltip. */
  name: string;
  mark?: string | null;
  children: ReactNode;
}

function Thumbnail({ id, src, name, mark, children, shown, inTurn, onShow, onKeyDown }: ThumbnailProps) {
  const isShown = id === shown;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      title={name}
      tabIndex={id === inTurn ? 0 : -1}
      onClick={() => onShow(id)}
      onKeyDown={onKeyDown}
      className="relative flex w-24 flex-col wide:w-20 gap-1 text-left text-xs text-ink-soft"
    >
      <img
        src={`${src}&w=320`}
        alt=""
        className={classNames(
          'h-16 w-full rounded-sm wide:h-14 bg-sunken object-cover ring-2 ring-offset-2 ring-offset-surface',
          isShown ? 'ring-accent' : 'ring-transparent hover:ring-edge',
        )}
      />
      {mark && (
        <span className="absolute top-1 right-1 rounded-full bg-accent px-1.5 py-0.5 text-[11px] leading-none font-semibold text-on-accent">
          {mark}
        </span>
      )}
      <span className="w-full min-w-0 pt-1">{children}</span>
    </button>
  );
}

/** One that is being made: the photo, and how far it is. */
function InTheMaking({ photo, edit, number }: { photo: HistoryItem; edit: Edit; number: number }) {
  const { t } = useTranslation();
  return (
    <div className="flex w-24 flex-col gap-1 text-xs wide:w-20 text-ink-soft">
      <span className="relative block overflow-hidden rounded-sm">
        <img src={`${photo.url}&w=320`} alt="" className="h-16 w-full bg-sunken object-cover wide:h-14" />
        <span aria-hidden className="mask-shimmer absolute inset-0" />
      </span>
      <div className="pt-1">
        <ProgressBar label={t('edits.strip.making', { number })} fraction={edit.progress} />
      </div>
    </div>
  );
}
