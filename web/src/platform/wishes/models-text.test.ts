import type { ModelUse } from '@maquette/contract';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { modelsText } from './models-text.ts';

const t = ((key: string, { model, revision }: { model: string; revision: string }) =>
  `${key} ${model} ${revision}`) as unknown as TFunction;
const use: ModelUse = {
  ...{ role: 'fill', id: 'erase.lama', title: 'LaMa', served: true },
  revision: 'c3c0c9e468934d62e79c329e35d82dd09ff8c444',
};

it('says nothing where no model had a part', () => {
  expect([modelsText(undefined, t), modelsText([], t)]).toEqual([undefined, undefined]);
});

it('says what each did, of which revision, and which failed', () => {
  const failed: ModelUse = { ...use, role: 'depth', title: 'Depth', served: false };
  expect(modelsText([use, failed], t)).toBe(
    'edits.model.fill LaMa c3c0c9e4 · edits.model.failed Depth c3c0c9e4',
  );
});
