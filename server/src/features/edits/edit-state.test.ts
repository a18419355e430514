import { EditState, isFinal } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { after, type EditEvent, transitions } from './edit-state.ts';

const events = Object.keys(transitions) as EditEvent[];

describe('the states of an edit', () => {
  it.each(EditState.options.filter(isFinal))('%s is left by nothing', (state) => {
    expect(events.map((event) => after(state, event))).toEqual(events.map(() => null));
  });

  it.each([
    ['queued', 'claim', 'running'],
    ['queued', 'cancel', 'cancelled'],
    ['queued', 'fail', 'failed'],
    ['queued', 'succeed', null],
    ['queued', 'give-back', null],
    ['running', 'claim', 'running'],
    ['running', 'give-back', 'queued'],
    ['running', 'succeed', 'succeeded'],
    ['running', 'fail', 'failed'],
    ['running', 'cancel', 'cancelled'],
  ] as const)('%s becomes by %s: %s', (state, event, expected) => {
    expect(after(state, event)).toBe(expected);
  });
});
