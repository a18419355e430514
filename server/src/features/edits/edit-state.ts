import type { EditState } from '@maquette/contract';

/** What can happen to an edit. `claim` also takes up again what a dead worker left. */
export type EditEvent = 'claim' | 'give-back' | 'succeed' | 'fail' | 'cancel';

interface Transition {
  readonly from: readonly EditState[];
  readonly to: EditState;
}

/** queued -> running -> succeeded, failed or cancelled. Nothing leaves a final state. */
export const transitions: Record<EditEvent, Transition> = {
  claim: { from: ['queued', 'running'], to: 'running' },
  'give-back': { from: ['running'], to: 'queued' },
  succeed: { from: ['running'], to: 'succeeded' },
  fail: { from: ['queued', 'running'], to: 'failed' },
  cancel: { from: ['queued', 'running'], to: 'cancelled' },
};

/** The state after an event, or null when the event cannot happen there. */
export const after = (state: EditState, event: EditEvent): EditState | null =>
  transitions[event].from.includes(state) ? transitions[event].to : null;
