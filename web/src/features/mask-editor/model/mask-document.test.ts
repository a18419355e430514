import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCommand } from '../raster/apply-command.ts';
import type { MaskCommand } from '../raster/command.ts';
import { createMask } from '../raster/mask-buffer.ts';
import { MaskDocument } from './mask-document.ts';

const photo = { width: 600, height: 400 };
const tip = { radius: 12, hardness: 1, erases: false };

/** Vitest compares large arrays slowly. */
function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((level, index) => level === b[index]);
}

function stroke(document: MaskDocument, points: number[], erases = false): void {
  document.openStroke({ ...tip, erases });
  document.extendStroke(points.slice(0, 2));
  document.extendStroke(points.slice(2));
  document.closeStroke();
}

describe('a mask document', () => {
  it('has nothing to undo or redo at first', () => {
    const document = new MaskDocument(photo);
    expect([document.canUndo, document.canRedo, document.undo(), document.redo()]).toEqual([
      false,
      false,
      null,
      null,
    ]);
  });

  it('does not count a dropped stroke as a step, and leaves no trace of it', () => {
    const document = new MaskDocument(photo);
    stroke(document, [100, 100, 300, 200]);
    const before = document.mask.pixels.slice();
    document.openStroke(tip);
    document.extendStroke([50, 50, 500, 300]);
    document.dropStroke();
    expect(isSame(document.mask.pixels, before)).toBe(true);
    expect(document.commands).toHaveLength(1);
  });

  it('adds one step for a stroke, a fill and a clear, and discards what could be redone', () => {
    const document = new MaskDocument(photo);
    stroke(document, [100, 100, 300, 200]);
    document.apply({ kind: 'fill' });
    document.apply({ kind: 'clear' });
    document.undo();
    expect(document.canRedo).toBe(true);
    document.apply({ kind: 'fill' });
    expect(document.canRedo).toBe(false);
    expect(document.commands.map((command) => command.kind)).toEqual(['stroke', 'fill', 'fill']);
  });

  it('names the step that undo took back', () => {
    const document = new MaskDocument(photo);
    stroke(document, [100, 100, 300, 200]);
    stroke(document, [200, 100, 300, 200]);
    expect(document.undo()).toEqual({ kind: 'stroke', number: 2 });
    expect(document.redo()).toEqual({ kind: 'stroke', number: 2 });
  });

  it('knows how much of the photo is marked', () => {
    const document = new MaskDocument(photo);
    document.apply({ kind: 'area', points: [0, 0, 300, 0, 300, 400, 0, 400], erases: false });
    expect(document.coverage).toBe(0.5);
    document.apply({ kind: 'invert' });
    expect(document.coverage).toBe(0.5);
    document.apply({ kind: 'fill' });
    expect(document.coverage).toBe(1);
    document.undo();
    document.undo();
    document.undo();
    expect(document.coverage).toBe(0);
  });

  it('is after any steps what drawing its commands afresh gives, and undo gives every state back', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 6 }), (commands) => {
        const document = new MaskDocument(photo);
        const states = commands.map((command) => {
          const before = document.mask.pixels.slice();
          if (command.kind === 'stroke') stroke(document, [...command.points], command.erases);
          else document.apply(command);
          return before;
        });
        const end = document.mask.pixels.slice();
        const fresh = createMask(document.mask);
        for (const command of document.commands) applyCommand(fresh, command, document.scale);
        expect(isSame(fresh.pixels, end)).toBe(true);
        for (const state of states.reverse()) {
          document.undo();
          expect(isSame(document.mask.pixels, state)).toBe(true);
        }
        while (document.redo()) continue;
        expect(isSame(document.mask.pixels, end)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('paints a large photo at a longest side of 2048', () => {
    const document = new MaskDocument({ width: 4032, height: 3024 });
    expect([document.mask.width, document.mask.height]).toEqual([2048, 1536]);
    document.apply({ kind: 'area', points: [0, 0, 4032, 0, 4032, 1512, 0, 1512], erases: false });
    expect(document.coverage).toBe(0.5);
  });

  it('starts over from a reloaded mask without anything to undo', () => {
    const document = new MaskDocument(photo);
    stroke(document, [100, 100, 300, 200]);
    document.loadBase(new Uint8Array(600 * 400).fill(255));
    expect([document.canUndo, document.coverage, document.commands.length]).toEqual([false, 1, 0]);
  });

  it('keeps less than a megabyte for a stroke across a 12-megapixel photo, even a wide soft one over others', () => {
    const document = new MaskDocument({ width: 4032, height: 3024 });
    for (let row = 0; row < 6; row += 1) {
      const before = document.historyBytes;
      document.openStroke({ radius: 136, hardness: 0, erases: row % 3 === 2 });
      for (let x = 400; x < 3600; x += 8)
        document.extendStroke([x, 1400 + row * 80 + 600 * Math.sin(x / 160 + row)]);
      document.closeStroke();
      expect(document.historyBytes - before).toBeLessThan(1_000_000);
    }
  });

  it('forgets its oldest steps, but not their marks, when undo would take too much room', () => {
    const document = new MaskDocument(photo, 2000);
    for (let row = 0; row < 20; row += 1) stroke(document, [20, row * 20, 580, row * 20]);
    const marked = document.coverage;
    let undone = 0;
    while (document.undo()) undone += 1;
    expect(undone).toBeGreaterThan(0);
    expect(undone).toBeLessThan(20);
    expect(document.coverage).toBeGreaterThan(0);
    expect(document.coverage).toBeLessThan(marked);
    expect(document.commands).toHaveLength(20 - undone);
  });
});

const place = fc.integer({ min: -20, max: 620 });
const anyCommand: fc.Arbitrary<MaskCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('stroke' as const),
    points: fc.array(place, { minLength: 4, maxLength: 4 }),
    radius: fc.constant(12),
    hardness: fc.constant(1),
    erases: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('area' as const),
    points: fc.array(place, { minLength: 6, maxLength: 6 }),
    erases: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('fill' as const, 'clear' as const, 'invert' as const) }),
);
