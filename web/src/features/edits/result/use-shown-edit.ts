import { type Edit, type HistoryItem, type Purpose, purposeOf } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trayQuery } from '../running/tray.ts';
import { useEdits } from '../running/use-edits.ts';

interface ShownEditInput {
  photo: HistoryItem;
  /** The variations last finished. */
  resultIds: readonly string[];
  purpose: Purpose;
}

/** An edit that made a picture, no preview. */
export interface MadeEdit {
  readonly edit: Edit;
  readonly result: HistoryItem;
}

export type ShownEdit = ReturnType<typeof useShownEdit>;

/** Which result is in view: the first of the last variations, until another one, an earlier one or the original is chosen. */
export function useShownEdit({ photo, resultIds, purpose }: ShownEditInput) {
  const [chosen, show] = useState<string | null | undefined>(undefined);
  const earlier = useEditsOfPhoto(photo.id, purpose);
  const isEarlier = chosen != null && !resultIds.includes(chosen);
  const queries = useEdits(isEarlier ? [...resultIds, chosen] : resultIds);
  const done = queries.filter(({ data }) => data?.state === 'succeeded');
  const query = done.find(({ data }) => data?.id === chosen) ?? done[0] ?? queries[0];
  const edit: Edit | undefined = query?.data;
  const result = edit?.state === 'succeeded' ? edit.files[0] : undefined;
  const made: MadeEdit | null = edit && result && !edit.preview ? { edit, result } : null;
  return {
    isOriginal: chosen === null,
    query,
    edit,
    result,
    made,
    /** In the order asked for. */
    variations: queries.slice(0, resultIds.length).map(({ data }) => data),
    // Several variations have tiles of their own.
    strip: resultIds.length > 1 ? earlier.filter(({ id }) => !resultIds.includes(id)) : earlier,
    show,
  };
}

/** The latest edits of a photo that gave a picture, made for one purpose, newest first. */
function useEditsOfPhoto(photoId: string, purpose: Purpose): readonly Edit[] {
  const { data } = useQuery(trayQuery);
  return (data?.edits ?? []).filter(
    (edit) =>
      edit.request.sourceId === photoId &&
      purposeOf(edit) === purpose &&
      edit.state === 'succeeded' &&
      !edit.preview &&
      edit.files.length > 0,
  );
}
