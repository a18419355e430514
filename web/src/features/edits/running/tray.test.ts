import { type Edit, purposeOf } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { trayOf } from './use-tray.ts';

function edit(changes: Partial<Edit>): Edit {
  return { ...({} as Edit), finishedAt: null, ...changes };
}
function at(ms: number) {
  return new Date(ms).toISOString();
}

describe('the tray', () => {
  it('does not show what was seen, is long over, or was cancelled', () => {
    const { running, ended } = trayOf(
      [
        edit({ id: 'seen', state: 'succeeded', finishedAt: at(3_000) }),
        edit({ id: 'old', state: 'succeeded', finishedAt: at(3_000 - 3_600_000) }),
        edit({ id: 'cancelled', state: 'cancelled', finishedAt: at(3_000) }),
        edit({ id: 'new', state: 'succeeded', finishedAt: at(3_000) }),
        edit({ id: 'failed', state: 'failed', finishedAt: at(4_000) }),
        edit({ id: 'queued', state: 'queued' }),
      ],
      { seen: ['seen'], now: 5_000 },
    );
    expect(ended.map(({ id }) => id)).toEqual(['new', 'failed']);
    expect(running.map(({ id }) => id)).toEqual(['queued']);
  });

  it('knows on which screen a premium edit was asked for', () => {
    const asked = (request: object) =>
      purposeOf({ tool: 'flux-kontext-pro', request: request as Edit['request'] });
    expect([asked({}), asked({ searchPrompt: 'sofa' }), asked({ selectPrompt: 'sofa' })]).toEqual([
      'inpainting',
      'replace',
      'recolor',
    ]);
  });
});
