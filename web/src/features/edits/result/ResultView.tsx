import type { HistoryItem } from '@maquette/contract';
import { ResultStrip, type ShownEdit } from '../strip/index.ts';
import { PreviewTag, TakesStrip } from '../removal/index.ts';
import { useAwaitedEdits, VariationTiles } from '../variations/index.ts';
import { EditFailure, EditProgress } from '../waiting/index.ts';
import { ShownVariation } from './ShownVariation.tsx';

interface ResultViewProps {
  photo: HistoryItem;
  /** The part of a draft that tells what was started and what has come of it. */
  draft: {
    readonly editIds: readonly string[];
    readonly resultIds: readonly string[];
    readonly isAwaiting: boolean;
  };
  dispatch: (
    event: { type: 'edits-seen' } | { type: 'edit-retried'; former: string; editId: string },
  ) => void;
  shown: ShownEdit;
  initialView: 'slider' | 'sideBySide';
}

const stay = (): void => undefined;

/** The result in view beside its original, the other ones to choose from, and how far the next is. */
export function ResultView({ photo, draft, dispatch, shown, initialView }: ResultViewProps) {
  const next = useAwaitedEdits({ draft, dispatch, onResult: stay });
  const { query, edit, isOriginal } = shown;
  const { width, height } = photo.metadata;
  const isWaitingForNext = next.running !== null && !draft.resultIds.includes(next.running.id);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-4">
      {next.failure && draft.isAwaiting && <EditFailure message={next.failure} onDismiss={next.dismiss} />}
      {isWaitingForNext && (
        <EditProgress edit={next.running} onCancel={next.cancel} isCancelling={next.isCancelling} />
      )}
      {isOriginal && (
        <img
          src={`${photo.url}&w=1280`}
          alt={photo.name}
          {...{ width, height }}
          style={{ maxWidth: `calc(74dvh * ${width / height})` }}
          className="mx-auto h-auto w-full rounded-lg bg-sunken"
        />
      )}
      {!isOriginal && edit?.preview && <PreviewTag />}
      {!isOriginal && query && <ShownVariation {...{ query, photo, initialView }} />}
      {!isOriginal && edit && <TakesStrip {...{ photo, edit }} />}
      {draft.resultIds.length > 1 && (
        <VariationTiles
          photo={photo}
          edits={shown.variations}
          shown={isOriginal ? null : (edit?.id ?? null)}
          onShow={shown.show}
          onRetried={(former, editId) => dispatch({ type: 'edit-retried', former, editId })}
        />
      )}
      <ResultStrip
        photo={photo}
        edits={shown.strip}
        shown={isOriginal ? null : (edit?.id ?? '')}
        onShow={shown.show}
      />
    </div>
  );
}
