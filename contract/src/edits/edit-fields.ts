import { z } from 'zod';
import { limits, Words } from '../values.ts';
import { Arrangement } from './arrangement.ts';
import { StylePreset } from './style-preset.ts';

export const editDefaults = { steps: 30, cfgScale: 7, imageStrength: 0.75, count: 1 } as const;
export const countMax = 4;
export const seedMax = 4_294_967_294;

const Prompt = Words.max(limits.promptMax);

/** A number out of a form. A field left empty is no number, and above all not 0. */
export const formNumber = (number: z.ZodCoercedNumber) =>
  z.preprocess((text) => (typeof text === 'string' && text.trim() === '' ? Number.NaN : text), number);

/** The photo: the file `image` or, when it is stored already, `fileId`. */
export const photoField = { fileId: Words.max(64).optional() };

/** The region: the file `mask` or `maskFilename` from save-mask. White marks what may change. */
export const maskField = { maskFilename: Words.max(80).optional() };

export const promptField = { prompt: Prompt.optional() };
export const negativeField = { negative_prompt: Prompt.optional() };
export const styleField = { style_preset: StylePreset.optional() };
/** What comes: in words, what it must not have, in which style. */
export const wishFields = { ...promptField, ...negativeField, ...styleField };
export const searchField = { search_prompt: Prompt.optional() };
export const selectField = { select_prompt: Prompt.optional() };
export const seedField = { seed: formNumber(z.coerce.number().int().min(0).max(seedMax)).optional() };
export const countField = { count: formNumber(z.coerce.number().int().min(1).max(countMax)).optional() };
export const qualityFields = {
  steps: formNumber(z.coerce.number().int().min(10).max(50)).optional(),
  cfg_scale: formNumber(z.coerce.number().min(1).max(35)).optional(),
};

/** How wide a product may be, centimetres. */
export const productWidth = { min: 5, max: 600 } as const;
export const productStands = ['floor', 'wall'] as const;
/** A thing of one's own: the file `product`, or the name under which an edit keeps it; how wide it is in reality, and whether it stands or hangs (`floor` unless told). */
export const productFields = {
  productFilename: Words.max(80).optional(),
  product_width: formNumber(z.coerce.number().min(productWidth.min).max(productWidth.max)).optional(),
  product_stands: z.enum(productStands).optional(),
};

/** What a form says in JSON; what is no JSON, or too long, stays as it is, and no schema takes it. */
export const formJson = <T extends z.ZodType>(schema: T, longest: number) =>
  z.preprocess((text) => {
    if (typeof text !== 'string' || text.length > longest) return text;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }, schema);
const ARRANGEMENT_JSON_MAX = 1_000;

const flag = z.enum(['true', 'false']);
/** Whether the nearest thing may be drawn instead of one that there is no model of. */
export const standInField = { allow_stand_in: flag.optional() };
/** Whether a removal that is expected to be rough shall be made and charged without a preview. */
export const roughField = { accept_rough: flag.optional() };
/** Where and how the thing stands, as `POST /edits/arrange` tells it: an arrangement as JSON. */
export const arrangementField = { arrangement: formJson(Arrangement, ARRANGEMENT_JSON_MAX).optional() };
/** Whether a region that the engine is not sure of may be taken for the one that was meant. */
export const guessField = { accept_guess: flag.optional() };
