import type { HistoryItem } from '@maquette/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type DraftPhoto, draftPhotoOf } from '../draft/draft.ts';
import { photoQuery } from '../photo/photo-query.ts';
import { type Beginning, useBeginning } from '../photo/use-beginning.ts';
import type { StageTools } from './ToolSwitch.tsx';

/** What the page tells every screen. */
export interface ScreenProps<Step extends string> {
  userId: string;
  /** The step the address names. */
  step: Step;
  goTo: (step: Step, how?: { replace: boolean }) => void;
  /** What the address asks to begin with. */
  begin: Beginning | null;
  tools: StageTools;
}

interface ScreenInput<Step extends string> extends Pick<ScreenProps<Step>, 'goTo' | 'begin'> {
  draft: { readonly photo: DraftPhoto | null };
  dispatch: (event: { type: 'photo-chosen'; photo: DraftPhoto } | { type: 'photo-dropped' }) => void;
  /** The step that the draft can show, and the one that the address names. */
  step: Step;
  wanted: Step;
  /** Where a photo leads that was just chosen, or that the address began with. */
  onChosen: (isBegun: boolean) => void;
  /** The step works on the photo. */
  needsPhoto?: boolean;
  /** Something else is fetched that the screen begins with. */
  isReading?: boolean;
}

/** The photo of the work in hand, and the step in view: one whose ground is missing gives way to the one before. */
export function useScreen<Step extends string>(input: ScreenInput<Step>) {
  const { draft, dispatch, step, wanted, goTo, begin, onChosen } = input;
  const { needsPhoto = true, isReading = false } = input;
  const queries = useQueryClient();
  const photo = useQuery({ ...photoQuery(draft.photo?.id ?? ''), enabled: draft.photo !== null });
  const isGone = photo.error instanceof ApiError && photo.error.code === 'not_found';
  useEffect(() => {
    if (isGone) dispatch({ type: 'photo-dropped' });
  }, [isGone, dispatch]);
  useEffect(() => {
    if (step !== wanted) goTo(step, { replace: true });
  }, [step, wanted, goTo]);

  const choose = (chosen: HistoryItem) => {
    queries.setQueryData(photoQuery(chosen.id).queryKey, chosen);
    dispatch({ type: 'photo-chosen', photo: draftPhotoOf(chosen) });
    onChosen(begin !== null);
  };
  const begins = useBeginning(begin, choose);
  const isBeginning = begins || isReading;
  const isMissing = needsPhoto && draft.photo !== null && !photo.data;
  return {
    heading: useBeginOfStep(step),
    photo: photo.data ?? null,
    choose,
    isLoading: isBeginning || (isMissing && !photo.error),
    /** Why the photo cannot be shown; null when it can, or is gone for good. */
    failure: isMissing && !isGone ? photo.error : null,
    isFetching: photo.isFetching,
    retry: () => void photo.refetch(),
  };
}

/** Each step begins at its top, as a page does, for the keyboard too: what had the focus is gone. */
function useBeginOfStep(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const drawn = useRef(step);
  useEffect(() => {
    if (drawn.current === step) return;
    // In a block: browsers begin to answer scrollTo with a promise, which React would take for a clean-up.
    window.scrollTo({ top: 0 });
    // Who is typing, or presses on, is not interrupted.
    if (!document.activeElement?.closest('[data-dock]')) heading.current?.focus({ preventScroll: true });
    drawn.current = step;
  }, [step]);
  return heading;
}
