import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitToLimits, type PictureLimits } from './fit-to-limits.ts';

const limits = (changes: Partial<PictureLimits> = {}): PictureLimits => ({
  sideMin: 64,
  sideMax: 8192,
  pixelsMin: 4096,
  pixelsMax: 9_437_184,
  aspectMax: 2.5,
  bytesMax: 9_000_000,
  sideStep: 1,
  formats: ['png'],
  ...changes,
});

const fit = (width: number, height: number, changes: Partial<PictureLimits> = {}) => {
  const { content, ...sent } = fitToLimits({ width, height }, limits(changes));
  return { sent: [sent.width, sent.height], content: [content.width, content.height] };
};

describe('fitToLimits', () => {
  it('refuses limits that no picture can keep', () => {
    expect(() => fit(100, 100, { sideMin: 512, pixelsMax: 1000 })).toThrow('no picture fits');
  });

  it('leaves alone what keeps to the limits', () => {
    expect(fit(1500, 1000)).toEqual({ sent: [1500, 1000], content: [1500, 1000] });
  });

  it('shrinks what has too many pixels or too long a side', () => {
    const { sent, content } = fit(6000, 4000);
    expect(sent).toEqual(content);
    expect((sent[0] ?? 0) * (sent[1] ?? 0)).toBeLessThanOrEqual(9_437_184);
    expect(sent[0]).toBeGreaterThan(3700);
    expect(fit(3000, 2000, { sideMax: 1000 }).sent[0]).toBeLessThanOrEqual(1000);
  });

  it('pads what is too narrow, without touching its pixels', () => {
    expect(fit(1500, 100)).toEqual({ sent: [1500, 600], content: [1500, 100] });
  });

  it('enlarges what is small, and pads what is tiny', () => {
    expect(fit(32, 40)).toEqual({ sent: [64, 80], content: [64, 80] });
    expect(fit(4, 4)).toEqual({ sent: [64, 64], content: [16, 16] });
  });

  it('pads to the side step and lies in the middle', () => {
    expect(fitToLimits({ width: 1001, height: 700 }, limits({ sideStep: 16 }))).toMatchObject({
      width: 1008,
      height: 704,
      left: 3,
      top: 2,
    });
  });

  it('takes one of few sizes, the one that shows most, and fills it as far as it goes', () => {
    const [square, wide, high] = [1024, 1536, 1024].map((width, i) => ({
      width,
      height: [1024, 1024, 1536][i] ?? 0,
    }));
    const sizes = [square, wide, high].flatMap((size) => size ?? []);
    expect(fit(4000, 3000, { sizes })).toEqual({ sent: [1536, 1024], content: [1365, 1024] });
    expect(fit(300, 290, { sizes })).toEqual({ sent: [1024, 1024], content: [1024, 990] });
    expect(fit(400, 600, { sizes })).toEqual({ sent: [1024, 1536], content: [1024, 1536] });
    expect(() => fit(400, 600, { sizes: [] })).toThrow('no picture fits');
  });

  it('keeps every limit, whatever comes', () => {
    const sides = fc.integer({ min: 1, max: 9000 });
    const wanted = fc.record({
      sideMin: fc.constantFrom(1, 64, 256),
      sideMax: fc.constantFrom(1024, 2048, 8192),
      pixelsMin: fc.constantFrom(1, 4096, 65_536),
      pixelsMax: fc.constantFrom(400_000, 1_048_576, 9_437_184),
      aspectMax: fc.constantFrom(1, 2.5, 3, 100),
      sideStep: fc.constantFrom(1, 8, 16, 64),
    });
    fc.assert(
      fc.property(sides, sides, wanted, (width, height, some) => {
        const rules = limits(some);
        const sent = fitToLimits({ width, height }, rules);
        const [longer, shorter] = [Math.max(sent.width, sent.height), Math.min(sent.width, sent.height)];
        expect(shorter).toBeGreaterThanOrEqual(rules.sideMin);
        expect(longer).toBeLessThanOrEqual(rules.sideMax);
        expect(sent.width * sent.height).toBeGreaterThanOrEqual(rules.pixelsMin);
        expect(sent.width * sent.height).toBeLessThanOrEqual(rules.pixelsMax);
        expect(longer / shorter).toBeLessThanOrEqual(rules.aspectMax);
        expect([sent.width % rules.sideStep, sent.height % rules.sideStep]).toEqual([0, 0]);
        expect(sent.left + sent.content.width).toBeLessThanOrEqual(sent.width);
        expect(sent.top + sent.content.height).toBeLessThanOrEqual(sent.height);
      }),
      { numRuns: 500 },
    );
  });
});
