import { type Edit, type HistoryItem, isFinal } from '@maquette/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPassing } from '../../../platform/api/api-error.ts';
import { PhotoLayer } from '../../../platform/stage/Stage.tsx';
import { LoadFailure } from '../../../platform/LoadFailure.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { LookSurface, SharpPicture } from '../compare/LookSurface.tsx';
import { ResultCompare } from '../compare/ResultCompare.tsx';
import { useLook } from '../compare/use-look.ts';
import { EditFailure, EditProgress } from '../running/EditProgress.tsx';
import { useAwaitedEdits } from '../running/use-awaited-edits.ts';
import { useEdits } from '../running/use-edits.ts';
import { ResultStrip } from '../strip/ResultStrip.tsx';
import { stripOf } from '../strip/strip.ts';
import { CostTags } from './EditFacts.tsx';
import { FailedVariations } from './FailedVariations.tsx';
import { PreviewTag } from './PreviewChoice.tsx';
import { TakesStrip } from './TakesStrip.tsx';
import type { ShownEdit } from './use-shown-edit.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';

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
  /** How near it came to what was asked, where that was measured. */
  note?: ReactNode;
}

/** The result in view beside its original, the other ones to choose from, and how far the next is. */
export function ResultView({ photo, draft, dispatch, shown, note }: ResultViewProps) {
  const next = useAwaitedEdits({ draft, dispatch });
  const awaited = useEdits(draft.editIds);
  const { query, edit, made, isOriginal, variations, listed, isMeant } = shown;
  const waited = next.running.edit;
  const isWaitingForNext = waited !== null && !draft.resultIds.includes(waited.id);
  const edits = stripOf({ listed, followed: [...variations, ...awaited.map(({ data }) => data)], isMeant });
  const inView = isOriginal ? null : (edit?.id ?? '');
  const news = useNews(edits, inView);
  const others = (
    <>
      {!isOriginal && edit?.preview && <PreviewTag />}
      {!isOriginal && made && <CostTags {...made} />}
      {!isOriginal && note}
      <ResultStrip {...{ photo, edits }} shown={inView} news={news} onShow={shown.show} />
      {!isOriginal && edit && <TakesStrip {...{ photo, edit }} />}
      <FailedVariations
        edits={variations}
        onRetried={(former, editId) => dispatch({ type: 'edit-retried', former, editId })}
      />
    </>
  );
  return (
    <>
      {isOriginal || !query ? (
        <Original photo={photo}>{others}</Original>
      ) : (
        <ShownVariation {...{ query, photo }}>{others}</ShownVariation>
      )}
      <div className="absolute inset-x-0 top-0 z-20 mx-auto flex max-w-xl flex-col gap-3 p-3 empty:hidden narrow:top-11">
        {next.failure && draft.isAwaiting && <EditFailure message={next.failure} onDismiss={next.dismiss} />}
        {isWaitingForNext && <EditProgress {...next.running} />}
      </div>
    </>
  );
}

interface ShownVariationProps {
  query: UseQueryResult<Edit>;
  photo: HistoryItem;
  /** The others to choose from. */
  children: ReactNode;
}

/** One result beside its original, or why there is none to see. */
function ShownVariation({ query, photo, children }: ShownVariationProps) {
  const { t } = useTranslation();
  const { data: edit, isPending, isFetching, error, refetch } = query;
  const result = edit?.state === 'succeeded' ? edit.files[0] : undefined;
  if (edit && result) return <ResultCompare {...{ edit, photo, result }}>{children}</ResultCompare>;
  const isComing = isPending || (edit && !isFinal(edit.state));
  return (
    <Original photo={photo}>
      {isComing && (
        <p className="sr-only" role="status">
          {t('edits.result.loading')}
        </p>
      )}
      {!isComing &&
        (error && isPassing(error) ? (
          <LoadFailure
            {...{ error, isFetching }}
            message={t('edits.photo.failed')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Banner tone="warning">{t('edits.result.missing')}</Banner>
        ))}
      {children}
    </Original>
  );
}

/** The photo, where its results are seen, with what belongs beside it. */
function Original({ photo, children }: { photo: HistoryItem; children: ReactNode }) {
  const { width, height } = photo.metadata;
  const look = useLook({ width, height });
  const title = usePictureTitle()(photo);
  return (
    <PhotoLayer side={<div className="flex flex-col gap-3 wide:pb-28">{children}</div>}>
      <LookSurface look={look} label={title}>
        <SharpPicture url={photo.url} alt={title} look={look} />
      </LookSurface>
    </PhotoLayer>
  );
}

/** Results that came while another one was in view, until they are looked at. */
function useNews(edits: readonly Edit[], shown: string | null): ReadonlySet<string> {
  const [awaited, setAwaited] = useState<ReadonlySet<string>>(new Set());
  const begun = edits.filter(({ id, state }) => !isFinal(state) && !awaited.has(id));
  const isLooked = shown !== null && awaited.has(shown);
  // React draws again at once: nothing is shown in between (https://react.dev/reference/react/useState).
  if (begun.length > 0 || isLooked) {
    const next = new Set([...awaited, ...begun.map(({ id }) => id)]);
    if (shown !== null) next.delete(shown);
    setAwaited(next);
  }
  return new Set(edits.filter(({ id, state }) => isFinal(state) && awaited.has(id)).map(({ id }) => id));
}
