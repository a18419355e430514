import { createHash } from 'node:crypto';
import {
  type AskedRequest,
  editDefaults,
  type EditRequest,
  type Tool,
  type ToolName,
  tools,
} from '@maquette/contract';
import { readColourWish } from '@maquette/engine';
import { type FieldRefusal, Refusal } from '../../../platform/refusal.ts';
import type { EngineTier } from '../../credits/index.ts';

/** What came with a call besides its text fields: SHA-256 of the sent photo, mask and product, hex; null when they were not sent. */
export interface SentHashes {
  readonly imageSha256: string | null;
  readonly maskSha256: string | null;
  readonly productSha256: string | null;
}

/** The fields of a call that say whether a thing of one's own is put. */
interface ProductForm {
  readonly mode?: unknown;
  readonly product_width?: number | undefined;
  readonly product_stands?: 'floor' | 'wall' | undefined;
  readonly productFilename?: string | undefined;
}

/** The fields of a call; these have a meaning before its tool is asked. */
export interface EditForm extends ProductForm, Record<string, unknown> {
  readonly fileId?: string | undefined;
  readonly maskFilename?: string | undefined;
  readonly seed?: number | undefined;
  readonly count?: number | undefined;
}

/** A call of a tool, its form parsed. */
export interface ToolCall {
  readonly tool: ToolName;
  readonly form: EditForm;
}

/** What is asked for, before it is known which stored photo and mask are meant. */
export interface EditParameters {
  readonly request: AskedRequest;
  /** Null = any. */
  readonly seed: number | null;
  readonly count: number;
  readonly tier: EngineTier;
}

/**
 * What a call asks for.
 * @throws Refusal missing_field, validation_failed; unknown_colour for an exact one that the words do not name
 */
export function parametersIn({ tool, form }: ToolCall, sent: SentHashes): EditParameters {
  const row: Tool = tools[tool];
  productIn(form, sent);
  assertFields(form, sent, {
    ...asFields(row.needs(form).filter(isBlankIn(form)), 'required'),
    ...asFields(row.contradicted(form), 'invalid'),
  });
  const request = row.toRequest(form);
  if (request.mode === 'exact' && typeof readColourWish(request.prompt)?.hex !== 'string')
    throw new Refusal('unknown_colour', { fields: { prompt: { code: 'unknown_colour' } } });
  const { seed = null, count = editDefaults.count } = form;
  return { request, seed, count, tier: row.servedBy(request) };
}

type Fields = Record<string, FieldRefusal>;

const asFields = (names: readonly string[], code: 'required' | 'invalid'): Fields =>
  Object.fromEntries(names.map((name) => [name, { code }]));

const isBlankIn =
  (form: EditForm) =>
  (name: string): boolean => {
    const text = form[name];
    return typeof text !== 'string' || text.trim() === '';
  };

/** Refuses a call without a photo, with two photos or masks, or with what its tool found wrong. */
function assertFields(form: EditForm, sent: SentHashes, wrong: Fields): void {
  const { fileId, maskFilename } = form;
  if (!sent.imageSha256 && !fileId)
    throw new Refusal('missing_field', { fields: { image: { code: 'required' } } });
  const fields = { ...wrong };
  if (sent.imageSha256 && fileId) fields['fileId'] = { code: 'invalid' };
  if (sent.maskSha256 && maskFilename) fields['maskFilename'] = { code: 'invalid' };
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
}

/**
 * The product that was sent, as far as the fields say it.
 * @throws Refusal missing_field without its width; validation_failed for a product that is to be removed, and for the measures of none
 */
export function productIn(
  form: ProductForm,
  { productSha256 }: Pick<SentHashes, 'productSha256'>,
): EditRequest['product'] | null {
  const { mode, product_width: width, product_stands: stands = 'floor', productFilename } = form;
  if (productSha256 !== null && productFilename)
    throw new Refusal('validation_failed', { fields: { productFilename: { code: 'invalid' } } });
  if (productSha256 === null && !productFilename) {
    const stray = (['product_width', 'product_stands'] as const).filter((name) => form[name] !== undefined);
    if (stray.length === 0) return null;
    throw new Refusal('missing_field', { fields: { product: { code: 'required' } } });
  }
  if (width === undefined)
    throw new Refusal('missing_field', { fields: { product_width: { code: 'required' } } });
  if (mode === 'remove')
    throw new Refusal('validation_failed', { fields: { product: { code: 'not_allowed' } } });
  return { width, stands };
}

/** One number for everything that was asked for: the same call has the same. SHA-256, hex. */
export function hashCall({ tool, form }: ToolCall, sent: SentHashes): string {
  const fields = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([`POST /inpaint/${tools[tool].keptAs}`, fields, sent]))
    .digest('hex');
}
