import { type Edit, editsEndpoints, filesEndpoints, type HistoryItem } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { classNames } from '../../../ui/class-names.ts';
import { stepTo } from '../strip/strip.ts';

interface TakesStripProps {
  photo: HistoryItem;
  edit: Edit;
}

/** The ways a removal came out, where there are several. */
export function TakesStrip({ photo, edit }: TakesStripProps) {
  return edit.takes.length > 1 && <Takes {...{ photo, edit }} />;
}

/** Best first: the one chosen is compared above and stands in the history. One stop for Tab, arrow keys choose. */
function Takes({ photo, edit }: TakesStripProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const chooseTake = useChooseTake(edit.id);
  const { takes } = edit;
  const { width, height } = photo.metadata;
  const area = frameAround(edit.files[0]?.metadata.take?.area ?? [0, 0, 1, 1]);
  const count = takes.length;
  // What was asked for last is shown as chosen at once.
  const asked = chooseTake.isPending ? chooseTake.variables : undefined;
  const chosen = asked ?? takes.findIndex(({ isResult }) => isResult);
  const choose = (index: number) => {
    if (chooseTake.isPending || index === chosen) return;
    chooseTake.mutate(index, {
      onError: (error) =>
        addToast({ type: 'error', message: errorToMessage(error, t, t('edits.removal.chooseFailed')) }),
    });
  };
  const walk = (event: KeyboardEvent) => {
    const next = stepTo(event.key, { at: chosen, count });
    if (next === null) return;
    event.preventDefault();
    if (chooseTake.isPending) return;
    choose(next);
    row.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
  };
  return (
    <section className="flex flex-col gap-2">
      <p id={name} className="text-sm font-medium">
        <span className="sr-only">{t('edits.removal.takes')}. </span>
        <span role="status">{t('edits.removal.take', { number: chosen + 1, count })}</span>
      </p>
      <div ref={row} role="radiogroup" aria-labelledby={name} className="flex gap-3 overflow-x-auto p-1">
        {takes.map(({ url }, index) => (
          <button
            key={url.split('?')[0]}
            type="button"
            role="radio"
            aria-checked={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={walk}
            style={{ aspectRatio: `${width} / ${height}` }}
            className={classNames(
              'w-28 shrink-0 overflow-hidden rounded-md ring-2 ring-offset-2 ring-offset-surface wide:w-20',
              index === chosen ? 'ring-accent' : 'ring-transparent hover:ring-edge',
            )}
          >
            <TakePicture
              src={`${url}&w=640`}
              alt={t('edits.removal.take', { number: index + 1, count })}
              {...{ area, width, height }}
            />
          </button>
        ))}
      </div>
      <p className="text-sm text-ink-faint">{t('edits.removal.takesHint')}</p>
    </section>
  );
}

interface TakePictureProps {
  src: string;
  alt: string;
  /** What is shown of it. */
  area: Area;
  /** Of the whole picture, in pixels. */
  width: number;
  height: number;
}

/** The part of a picture that was worked on: in the whole of it small takes could not be told apart. */
function TakePicture({ src, alt, area, width, height }: TakePictureProps) {
  const [left, top, right, bottom] = area;
  const [across, down] = [right - left, bottom - top];
  return (
    <span className="relative block size-full overflow-hidden bg-sunken">
      <img
        {...{ src, width, height }}
        alt={alt}
        className="absolute max-w-none"
        style={{
          width: `${100 / across}%`,
          height: `${100 / down}%`,
          left: `${(-100 * left) / across}%`,
          top: `${(-100 * top) / down}%`,
        }}
      />
    </span>
  );
}

/** Makes another take of an edit its result: the history shows it then. */
function useChooseTake(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (index: number): Promise<Edit> =>
      call(editsEndpoints.chooseTake, { params: { id }, body: { index } }),
    onSuccess: (edit) => {
      queries.setQueryData(keyOf(editsEndpoints.getEdit, { params: { id } }), edit);
      const shown = [editsEndpoints.listEdits, filesEndpoints.listFiles, filesEndpoints.listVersions];
      void readAnew(queries, ...shown.map((endpoint) => keyOf(endpoint)));
    },
  });
}

/** Left, top, right and bottom as shares of width and height. */
type Area = readonly [number, number, number, number];

/** The smallest part of a picture that holds an area and has the proportions of the whole. */
export function frameAround([left, top, right, bottom]: Area): Area {
  const side = Math.min(1, Math.max(right - left, bottom - top));
  const begin = (from: number, to: number): number => Math.min(1 - side, Math.max(0, (from + to - side) / 2));
  const [x, y] = [begin(left, right), begin(top, bottom)];
  return [x, y, x + side, y + side];
}
