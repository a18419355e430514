import { createHash } from 'node:crypto';
import { type Arrangement, editDefaults, type EditRequest, type EditTool } from '@maquette/contract';
import { type FieldRefusal, Refusal } from '../../../platform/refusal.ts';
import type { EngineTier } from '../../credits/index.ts';

/** What came with a call besides its text fields: SHA-256 of the sent photo, mask and product, hex; null when they were not sent. */
export interface SentHashes {
  readonly imageSha256: string | null;
  readonly maskSha256: string | null;
  readonly productSha256: string | null;
}

/** What is asked for, before it is known which stored photo and mask are meant. */
export interface Wishes {
  readonly request: Omit<EditRequest, 'sourceId' | 'maskFilename' | 'productFilename' | 'seed'>;
  /** Null = any. */
  readonly seed: number | null;
  readonly count: number;
  readonly tier: EngineTier;
}

/** The fields that every edit call has. */
export interface EditForm {
  readonly fileId?: string | undefined;
  readonly maskFilename?: string | undefined;
  readonly productFilename?: string | undefined;
  readonly seed?: number | undefined;
  readonly count?: number | undefined;
}

/** An edit call whose fields are understood but for the files that came with it. */
export interface ReadCall {
  readonly tool: EditTool;
  readonly form: EditForm;
  /** @throws Refusal missing_field, validation_failed, unknown_colour */
  readonly wishes: (sent: SentHashes) => Wishes;
}

export type Fields = Record<string, FieldRefusal>;

/** Words as they count: without blanks around them. */
export const trimmed = (text: string | undefined): string => text?.trim() ?? '';

/** What is wrong with a field that must not be blank. */
export const required = (fields: Record<string, string>): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, text]) => text === '')
      .map(([name]) => [name, { code: 'required' }]),
  );

/**
 * Refuses a call without a photo, with two photos or masks, or with what its own recipe found wrong.
 * @throws Refusal missing_field, validation_failed
 */
export function assertFields(form: EditForm, sent: SentHashes, wrong: Fields): void {
  const { fileId, maskFilename } = form;
  if (!sent.imageSha256 && !fileId)
    throw new Refusal('missing_field', { fields: { image: { code: 'required' } } });
  const fields = { ...wrong };
  if (sent.imageSha256 && fileId) fields['fileId'] = { code: 'invalid' };
  if (sent.maskSha256 && maskFilename) fields['maskFilename'] = { code: 'invalid' };
  if (Object.keys(fields).length > 0) throw new Refusal('validation_failed', { fields });
}

/** What the caller agreed to beforehand: to a stand-in, to a region that is a guess, to a rough removal. */
export const agreedIn = (form: {
  allow_stand_in?: 'true' | 'false' | undefined;
  accept_guess?: 'true' | 'false' | undefined;
  accept_rough?: 'true' | 'false' | undefined;
}) => ({
  ...(form.allow_stand_in === 'true' && { allowStandIn: true }),
  ...(form.accept_guess === 'true' && { acceptGuess: true }),
  ...(form.accept_rough === 'true' && { acceptRough: true }),
});

/** Where somebody put the thing beforehand. */
export const arrangedIn = ({ arrangement }: { arrangement?: Arrangement | undefined }) =>
  arrangement ? { arrangement } : {};

/** Seed and number of variations, or what holds when they are not said. */
export const variationsOf = ({ seed, count }: EditForm): Pick<Wishes, 'seed' | 'count'> => ({
  seed: seed ?? null,
  count: count ?? editDefaults.count,
});

/** Steps and guidance, or what holds when they are not said. */
export const qualityOf = (form: { steps?: number | undefined; cfg_scale?: number | undefined }) => ({
  steps: form.steps ?? editDefaults.steps,
  cfgScale: form.cfg_scale ?? editDefaults.cfgScale,
});

/** One number for everything that was asked for: the same call has the same. SHA-256, hex. */
export function hashCall({ tool, form }: Pick<ReadCall, 'tool' | 'form'>, sent: SentHashes): string {
  const fields = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([`POST /inpaint/${tool}`, fields, sent]))
    .digest('hex');
}
