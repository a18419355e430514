import { expect, it } from 'vitest';
import { progressTeller } from './tell-progress.ts';

const TOTAL = 200e6;

/** Tells of two files that come in so many pieces, one every 50 ms. */
function tellAll(pieces: number, isTerminal: boolean): { lines: string[]; drawn: string[] } {
  const [lines, drawn]: [string[], string[]] = [[], []];
  let at = 0;
  const redraw = isTerminal ? (line: string) => void drawn.push(line) : null;
  const onProgress = progressTeller({ tell: (line) => lines.push(line), redraw, ask: null }, () => at);
  for (const name of ['one', 'two']) {
    for (let piece = 1; piece <= pieces; piece += 1) {
      at += 50;
      onProgress(name, (TOTAL * piece) / pieces, TOTAL);
    }
  }
  return { lines, drawn };
}

it('writes a line for every tenth where there is no terminal', () => {
  const { lines } = tellAll(1000, false);
  expect(lines).toHaveLength(2 * 11);
  expect(lines.slice(0, 3)).toEqual(['one  0 %  0.2/200 MB', 'one  10 %  20/200 MB', 'one  20 %  40/200 MB']);
  expect(lines[10]).toBe('one  100 %  200/200 MB');
});

it('says once what comes in one piece', () => {
  expect(tellAll(1, false).lines).toEqual(['one  100 %  200/200 MB', 'two  100 %  200/200 MB']);
});

it('draws one bar over and over on a terminal, and leaves the last', () => {
  const { lines, drawn } = tellAll(1000, true);
  expect(lines).toEqual(['', '']);
  expect(drawn.length).toBeLessThan(1200);
  expect(drawn[250]).toBe('one  [==========          ] 50 %  100/200 MB  4.0 MB/s  25 s left');
  expect(drawn.filter((line) => /\[={20}\] 100 % {2}200\/200 MB/.test(line))).toHaveLength(2);
});
