import type { Edit, HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import type { Tool } from '../tray/index.ts';
import { useEdits } from '../waiting/index.ts';
import { useEditsOfPhoto } from './use-edits-of-photo.ts';

interface ShownEditInput {
  photo: HistoryItem;
  /** The variations last finished. */
  resultIds: readonly string[];
  tool: Tool;
}

export type ShownEdit = ReturnType<typeof useShownEdit>;

/** Which result is in view: the first of the last variations, until another one, an earlier one or the original is chosen. */
export const useShownEdit = ({ photo, resultIds, tool }: ShownEditInput) => {
  const [chosen, show] = useState<string | null | undefined>(undefined);
  const earlier = useEditsOfPhoto(photo.id, tool);
  const isEarlier = chosen != null && !resultIds.includes(chosen);
  const queries = useEdits(isEarlier ? [...resultIds, chosen] : resultIds);
  const done = queries.filter(({ data }) => data?.state === 'succeeded');
  const query = done.find(({ data }) => data?.id === chosen) ?? done[0] ?? queries[0];
  const edit: Edit | undefined = query?.data;
  const result = edit?.state === 'succeeded' ? edit.files[0] : undefined;
  return {
    isOriginal: chosen === null,
    query,
    edit,
    result,
    /** In the order asked for. */
    variations: queries.slice(0, resultIds.length).map(({ data }) => data),
    // Several variations have tiles of their own.
    strip: resultIds.length > 1 ? earlier.filter(({ id }) => !resultIds.includes(id)) : earlier,
    show,
  };
};
