import { type Edit, editsEndpoints, type HistoryItem, type Purpose, purposeOf } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
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
  const [first, setFirst] = useState({ of: '', id: '' });
  const isEarlier = chosen != null && !resultIds.includes(chosen);
  const listed = useLatestEdits();
  const queries = useEdits(isEarlier ? [...resultIds, chosen] : resultIds, listed);
  const done = queries.filter(({ data }) => data?.state === 'succeeded');
  const of = resultIds.join();
  const wanted = chosen ?? (first.of === of ? first.id : undefined);
  const query = done.find(({ data }) => data?.id === wanted) ?? done[0] ?? queries[0];
  const edit: Edit | undefined = query?.data;
  const result = edit?.state === 'succeeded' ? edit.files[0] : undefined;
  const made: MadeEdit | null = edit && result && !edit.preview ? { edit, result } : null;
  // A variation that comes later does not take the place of the one in view.
  if (edit && result && first.of !== of) setFirst({ of, id: edit.id });
  return {
    isOriginal: chosen === null,
    query,
    edit,
    result,
    made,
    /** In the order asked for. */
    variations: queries.slice(0, resultIds.length).map(({ data }) => data),
    listed,
    isMeant: (one: Edit) => one.request.sourceId === photo.id && purposeOf(one) === purpose,
    show,
  };
}

/** As many edits as a strip looks back on. */
const LIMIT = 50;
const latest = { query: { state: 'all', limit: LIMIT } } as const;

/** The latest edits; those that run are followed by who awaits them. */
function useLatestEdits(): readonly Edit[] {
  const { data } = useQuery({
    queryKey: keyOf(editsEndpoints.listEdits, latest),
    queryFn: ({ signal }) => call(editsEndpoints.listEdits, latest, { signal }),
  });
  return data?.edits ?? [];
}
