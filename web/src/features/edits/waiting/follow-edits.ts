import { Edit } from '@maquette/contract';
import { readEvents } from './read-events.ts';

export interface FollowPorts {
  /** Opens the stream; null = there is nothing to read. */
  readonly open: () => Promise<ReadableStream<Uint8Array> | null>;
  readonly onEdit: (edit: Edit) => void;
}

/**
 * Hands on the edits of one stream until it ends. It is never opened again: edits are asked for besides, so that an ended stream
 * costs a second and not the answer, and one that gave way to newer ones does not drive those out in turn.
 */
export const followEdits = async ({ open, onEdit }: FollowPorts): Promise<void> => {
  const body = await open();
  if (body === null) return;
  for await (const event of readEvents(body)) {
    if (event.name !== 'edit') continue;
    const edit = Edit.safeParse(JSON.parse(event.data));
    if (edit.success) onEdit(edit.data);
  }
};
