import type { Edit } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { pollAfterMs, waitingText } from './waiting-text.ts';

const running: Edit = {
  id: 'e1',
  requestId: 'e1',
  tool: 'inpaint',
  engine: { name: 'embedded', preview: true, isPremium: false },
  state: 'running',
  stage: 'drawing',
  queuePosition: 0,
  progress: 0.3,
  etaMs: 4000,
  usualMs: 6000,
  price: 1,
  charged: 0,
  request: {
    sourceId: 'p1',
    mode: 'replace',
    prompt: 'a sofa',
    negativePrompt: '',
    stylePreset: '',
    seed: 1,
    steps: 30,
    cfgScale: 7,
  },
  ...{ understood: { action: 'put', things: [] }, leftOut: [], closest: null, ignored: [], repeated: false },
  ...{ takes: [], preview: false, previewUntil: null, keptAs: null, estimate: null },
  source: null,
  files: [],
  changedOutside: null,
  outsidePixels: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
};

describe('what somebody who waits is told', () => {
  it.each([
    [{ state: 'queued', queuePosition: 1 }, 0, { key: 'edits.waitingInLine', position: 2 }],
    [{ stage: 'preparing' }, 0, { key: 'edits.preparing' }],
    [{ stage: 'finishing' }, 0, { key: 'edits.finishing' }],
    [{}, 2000, { key: 'edits.drawingAbout', seconds: 4 }],
    [{ etaMs: 0 }, 8000, { key: 'edits.drawing' }],
    [{ etaMs: 0 }, 9001, { key: 'edits.takingLonger' }],
    [{ etaMs: null, usualMs: null }, 9001, { key: 'edits.drawing' }],
  ] as const)('%o after %i ms', (change, elapsedMs, text) => {
    expect(waitingText({ ...running, ...change }, elapsedMs)).toEqual(text);
  });

  it('asks less and less often', () => {
    expect([0, 4999, 5000, 59_999, 60_000].map(pollAfterMs)).toEqual([1000, 1000, 2000, 2000, 5000]);
  });
});
