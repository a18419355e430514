import type { Edit } from '@maquette/contract';

export type WaitingText =
  | { key: 'edits.waitingInLine'; position: number }
  | { key: 'edits.preparing' }
  | { key: 'edits.drawing' }
  | { key: 'edits.drawingAbout'; seconds: number }
  | { key: 'edits.takingLonger' }
  | { key: 'edits.finishing' };

/** So many times the usual duration counts as unusual. */
const PATIENCE = 1.5;

/**
 * What to tell somebody who waits, by the edit's real state.
 * @param elapsedMs milliseconds since the edit began to run
 */
export function waitingText(edit: Edit, elapsedMs: number): WaitingText {
  if (edit.state === 'queued') return { key: 'edits.waitingInLine', position: edit.queuePosition + 1 };
  if (edit.stage === 'finishing') return { key: 'edits.finishing' };
  if (edit.stage === 'preparing') return { key: 'edits.preparing' };
  if (edit.usualMs === null || edit.etaMs === null) return { key: 'edits.drawing' };
  if (elapsedMs > PATIENCE * edit.usualMs) return { key: 'edits.takingLonger' };
  if (edit.etaMs === 0) return { key: 'edits.drawing' };
  return { key: 'edits.drawingAbout', seconds: Math.max(1, Math.round(edit.etaMs / 1000)) };
}

/** How long to wait before asking again, in milliseconds: 1 s at first, 2 s after 5 s, 5 s after a minute. */
export function pollAfterMs(elapsedMs: number): number {
  return elapsedMs < 5000 ? 1000 : elapsedMs < 60_000 ? 2000 : 5000;
}
