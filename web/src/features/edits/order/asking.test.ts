import type { MissingThing } from '@maquette/contract';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { renderStatic, textIn } from '#test/render-static.ts';
import type { Region } from '../region/region-draft.ts';
import { guessedRegion } from '../region/use-guess.ts';
import type { RegionInHand } from '../region/use-region.ts';
import { StandInQuestion } from './StandInQuestion.tsx';
import { askedBy } from './use-generate.ts';

function nothing() {
  return undefined;
}
function failed(more: object) {
  return new ApiError({ status: 422, code: null, message: 'no', ...more });
}
const guess = { mask: 'data:,', confidence: 0.4, label: null, width: 4, height: 4, alternatives: [] };

describe('a refusal', () => {
  it('asks nothing where there is nothing to choose', () => {
    expect(askedBy(new Error('no'), nothing)).toBeNull();
    expect(askedBy(failed({ code: 'nothing_found' }), nothing)).toBeNull();
    expect(askedBy(failed({ code: 'no_model' }), nothing)).toBeNull();
    expect(askedBy(failed({ code: 'confirm_region' }), nothing)).toBeNull();
  });

  it('asks for a stand-in, or which region was meant', () => {
    const missing = [{ words: 'pool table', lack: 'no_model', closest: 'dining table' }];
    expect(askedBy(failed({ code: 'no_model', missing }), nothing)).toMatchObject({
      kind: 'missing',
      missing,
    });
    const unclear = [{ words: 'move it', lack: 'cannot_move', closest: null }];
    expect(askedBy(failed({ code: 'cannot_move', missing: unclear }), nothing)).toMatchObject({
      kind: 'missing',
    });
    expect(askedBy(failed({ code: 'confirm_region', guess }), nothing)).toEqual({ kind: 'guess', guess });
  });
});

describe('the question for a stand-in', () => {
  const asking = async (...missing: MissingThing[]) => {
    const refusal = { kind: 'missing', missing, resume: nothing } as const;
    return textIn(await renderStatic(createElement(StandInQuestion, { refusal, onClose: nothing })));
  };

  it('offers nothing where nothing is close', async () => {
    const texts = await asking({ words: 'golden retriever', lack: 'no_model', closest: null });
    expect(texts).toContain('The preview engine has no golden retriever');
    expect(texts).not.toContain('Use it');
  });

  it('names what is closest and offers it', async () => {
    const texts = await asking({ words: 'pool table', lack: 'no_model', closest: 'dining table' });
    expect(texts).toContain('pool table: the closest is dining table.');
    expect(texts).toContain('Use it');
    expect(texts).toContain('Cancel');
  });

  it('says what would help where the words leave something open', async () => {
    const texts = await asking({ words: 'change the wall', lack: 'look_missing', closest: null });
    expect(texts).toContain('Say it in other words');
    expect(texts.join(' ')).toContain('“change the wall”: into what? Name a colour');
    expect(texts).not.toContain('Use it');
  });

  it('is not put while nothing is missing', async () => {
    const html = await renderStatic(createElement(StandInQuestion, { refusal: null, onClose: nothing }));
    expect(textIn(html)).toEqual([]);
  });
});

describe('the region that a refusal asks about', () => {
  const region = (mask: string): Region => ({
    ...{ mask, confidence: 0.4, coverage: 0.1, inside: { x: 1, y: 1 } },
    bounds: [0, 0, 2, 2],
  });
  const events: unknown[] = [];
  const inHand: RegionInHand = {
    ...{ status: 'nothing', shown: null, candidates: [], isKnown: false, asksToConfirm: false },
    failedModel: null,
    ...{ canUndo: false, error: null, findNow: nothing, retry: nothing },
    dispatch: (event) => void events.push(event),
  };

  it('does not take the place of one that is shown', () => {
    const shown = { ...inHand, shown: region('own') };
    expect(guessedRegion(shown, [region('guess')])).toBe(shown);
    expect(guessedRegion(inHand, [])).toBe(inHand);
  });

  it('is shown with what else it may be, and is taken once it is confirmed', () => {
    const asked = guessedRegion(inHand, [region('first'), region('second')]);
    expect(asked).toMatchObject({ status: 'found', asksToConfirm: true, shown: { mask: 'first' } });
    expect(asked.candidates).toHaveLength(2);
    asked.dispatch({ type: 'confirmed' });
    expect(events).toEqual([{ type: 'corrected', correction: { kind: 'taken', region: region('first') } }]);
  });
});
