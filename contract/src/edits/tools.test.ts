import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countMax, productStands, seedMax } from './edit-fields.ts';
import { FurnishStyle, RoomType } from './furnishing.ts';
import { stylePresets } from './style-preset.ts';
import type { AskedRequest } from './tool-fields.ts';
import type { Tool } from './tool.ts';
import { EditTool, orderAgain, purposeOf, type ToolName, toolOf, toolRowOf, tools } from './tools.ts';

const names = Object.keys(tools) as ToolName[];
const rowOf = (tool: ToolName): Tool => tools[tool];

const words = fc.string({ maxLength: 40 }).filter((text) => !text.includes('\0'));
const name = fc.stringMatching(/^[a-z0-9]{1,20}$/);
const flag = fc.constantFrom('true', 'false');
const share = fc.double({ min: -1, max: 2, noNaN: true });
const arrangement = fc.record({
  x: share,
  y: share,
  turn: fc.integer({ min: -360, max: 360 }),
  scale: fc.double({ min: 0.05, max: 5, noNaN: true }),
  variant: fc.nat({ max: 999 }),
});
const thing = fc.record({
  kind: fc.constantFrom('sofa', 'rug'),
  words: name,
  width: fc.double({ min: 0.1, max: 5, noNaN: true }),
  arrangement,
});

/** Whatever may stand in a field, by its name. */
const fields: Record<string, fc.Arbitrary<unknown>> = {
  fileId: name,
  maskFilename: name,
  productFilename: name,
  mask_area: fc.constant('center'),
  prompt: words,
  search_prompt: words,
  select_prompt: words,
  negative_prompt: words,
  style_preset: fc.constantFrom('', ...stylePresets),
  seed: fc.nat({ max: seedMax }),
  count: fc.integer({ min: 1, max: countMax }),
  steps: fc.integer({ min: 10, max: 50 }),
  cfg_scale: fc.integer({ min: 1, max: 35 }),
  image_strength: fc.double({ min: 0, max: 1, noNaN: true }),
  aspect_ratio: fc.constantFrom('16:9', '1:1'),
  output_format: fc.constantFrom('png', 'jpeg', 'webp'),
  safety_tolerance: fc.nat({ max: 6 }),
  allow_stand_in: flag,
  accept_guess: flag,
  accept_rough: flag,
  arrangement,
  group: fc.constantFrom('declutter', 'empty'),
  product_width: fc.integer({ min: 5, max: 600 }),
  product_stands: fc.constantFrom(...productStands),
  room_type: fc.constantFrom(...RoomType.options),
  style: fc.constantFrom(...FurnishStyle.options),
  things: fc.array(thing, { minLength: 1, maxLength: 3 }),
  of: name,
};

const modes: Partial<Record<ToolName, readonly string[]>> = {
  inpaint: ['replace', 'remove'],
  'search-recolor': ['engine', 'exact'],
};

/** Any form of a tool: some of its fields, as they came through its schema. */
const formOf = (tool: ToolName) => {
  const row = rowOf(tool);
  const mode = modes[tool] && { mode: fc.constantFrom(...modes[tool]) };
  const known: Record<string, fc.Arbitrary<unknown>> = { ...fields, ...mode };
  const own = Object.keys(row.endpoint.form.shape).map((field) => [field, known[field]] as const);
  expect(own.filter(([, value]) => value === undefined)).toEqual([]);
  const values = Object.fromEntries(own) as Record<string, fc.Arbitrary<unknown>>;
  return fc
    .record(values, { requiredKeys: ['room_type', 'style'].filter((field) => field in values) })
    .map((form) => row.endpoint.form.parse(form));
};

describe.each(names)('the tool %s', (tool) => {
  const row = rowOf(tool);

  it('makes of a request the form that asks for it again', () => {
    fc.assert(
      fc.property(formOf(tool), (form) => {
        const request = row.toRequest(form);
        expect(row.toRequest(row.toForm(request))).toEqual(request);
      }),
    );
  });

  it('makes forms that its own call takes, and that stay as they are', () => {
    fc.assert(
      fc.property(formOf(tool), (form) => {
        const again = row.toForm(row.toRequest(form));
        expect(row.endpoint.form.parse(again)).toEqual(again);
        expect(row.toForm(row.toRequest(again))).toEqual(again);
      }),
    );
  });

  it('loses nothing of what was said but blanks, refusals and how many there shall be', () => {
    const isSaid = ([field, value]: [string, unknown]) =>
      value !== 'false' && value !== '' && !['count', 'mask_area', 'product_stands'].includes(field);
    const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
    fc.assert(
      fc.property(formOf(tool), (form) => {
        const said = Object.entries(form)
          .map(([field, value]): [string, unknown] => [field, trimmed(value)])
          .filter(isSaid);
        expect(row.toForm(row.toRequest(form))).toMatchObject(Object.fromEntries(said));
      }),
    );
  });

  it('is the tool that its edits name', () => {
    fc.assert(
      fc.property(formOf(tool), (form) => {
        const edit = { tool: tools[tool].keptAs, request: row.toRequest(form) };
        expect(toolOf(edit)).toBe(tool);
        expect(orderAgain(edit)).toEqual({ call: tool, form: row.toForm(edit.request) });
      }),
    );
  });

  it('takes the same form with an account and without', () => {
    expect(row.guestEndpoint?.form ?? row.endpoint.form).toBe(row.endpoint.form);
  });
});

describe('edits', () => {
  const plain: AskedRequest = {
    ...{ mode: 'replace', prompt: 'a sofa', negativePrompt: '', stylePreset: '' },
    ...{ steps: 30, cfgScale: 7 },
  };
  const furnishing = { roomType: 'bedroom', style: 'japandi', things: [] } as const;

  it.each<[EditTool, Partial<AskedRequest>, string, string]>([
    ['inpaint', {}, 'inpainting', 'inpaint'],
    ['inpaint', { group: 'empty' }, 'clearing', 'inpaint'],
    ['inpaint', { furnishing: { ...furnishing, things: [] } }, 'furnishing', 'inpaint'],
    ['search-replace', { searchPrompt: 'the chair' }, 'replace', 'search-replace'],
    ['search-recolor', { selectPrompt: 'the wall' }, 'recolor', 'search-recolor'],
    ['flux-kontext-pro', { searchPrompt: 'the chair' }, 'replace', 'search-replace'],
    ['flux-kontext-pro', { selectPrompt: 'the wall' }, 'recolor', 'search-recolor'],
    ['flux-kontext-pro', { maskFilename: 'm.png' }, 'inpainting', 'inpaint'],
    ['flux-kontext-pro', {}, 'inpainting', 'usage'],
  ])('kept as %s with %o are for %s, and stand in the ledger as %s', (tool, said, purpose, source) => {
    const edit = { tool, request: { ...plain, ...said } };
    expect([purposeOf(edit), toolRowOf(edit).sourceOf(edit.request)]).toEqual([purpose, source]);
  });

  it('have a tool of the name under which they are kept', () => {
    expect(EditTool.options).toEqual(['inpaint', 'search-replace', 'search-recolor', 'flux-kontext-pro']);
    expect(EditTool.options.filter((tool) => tools[tool].keptAs !== tool)).toEqual([]);
  });

  it('ask for what the words need, unless nothing needs to be said', () => {
    const { needs, contradicted } = tools.inpaint;
    expect([needs({}), needs({ mode: 'remove' }), needs({ product_width: 90 })]).toEqual([
      ['prompt'],
      [],
      [],
    ]);
    expect([contradicted({ group: 'empty' }), contradicted({ group: 'empty', mode: 'remove' })]).toEqual([
      ['group'],
      [],
    ]);
  });
});
