import type { ArrangeAnswer, ArrangeForm } from '@maquette/contract';
import { readWish } from '@maquette/engine';
import type { Put, PutQuestion } from '../../../platform/image-engines/embedded/finder/finder-messages.ts';
import { nameOfKind } from '../../../platform/kind-names.ts';
import { countHit } from '../../../platform/rate-limit.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { requireUser } from '../../../platform/require-user.ts';
import { getMask, type SentFile } from '../../files/index.ts';
import { onFloor, seedFrom } from '../edits.rules.ts';
import type { EditsContext } from '../ports.ts';
import { readRequest, standInFor } from '../reading/index.ts';
import { assertOnePhoto, photoOfCall } from './finder-photo.ts';
import { selectionLimit } from './select-region.ts';
import { withMaskOverview } from './with-mask-overview.ts';

export interface Arrange {
  readonly form: ArrangeForm;
  readonly image: SentFile | undefined;
  readonly mask: SentFile | undefined;
}

/**
 * Tells where the thing that words name goes in a marked place, how large it is and in which light, before anything is paid; keeps
 * nothing and counts with the selections.
 * @throws Refusal rate_limited, missing_field, validation_failed, not_found, no_model, place_too_narrow and what the finder, the photo or
 * the mask gives cause for
 */
export async function arrange(ctx: EditsContext, { form, image, mask }: Arrange): Promise<ArrangeAnswer> {
  const userId = requireUser(ctx);
  await countHit(ctx, selectionLimit, userId);
  const called = { image, fileId: form.fileId };
  assertOnePhoto(called);
  assertOneMask(form, mask);
  const question = questionOf(ctx, form);
  const photo = await photoOfCall(ctx, userId, called);
  const ask = (path: string) =>
    withMaskOverview(ctx, { photo, path }, (maskPath) =>
      ctx.finder.arrange(photo, { ...question, maskPath }),
    );
  const put = await (mask
    ? ask(mask.path)
    : withKeptMask(ctx, { userId, filename: form.maskFilename ?? '' }, ask));
  return told(ctx, question, put);
}

/** @throws Refusal missing_field without a mask, validation_failed with two */
function assertOneMask({ maskFilename }: ArrangeForm, mask: SentFile | undefined): void {
  if (!mask && !maskFilename) throw new Refusal('missing_field', { fields: { mask: { code: 'required' } } });
  if (mask && maskFilename)
    throw new Refusal('validation_failed', { fields: { maskFilename: { code: 'invalid' } } });
}

async function withKeptMask<T>(
  ctx: EditsContext,
  owned: { userId: string; filename: string },
  use: (path: string) => Promise<T>,
): Promise<T> {
  const { blobKey } = await getMask(ctx, owned);
  return ctx.blobs.withFile(blobKey, use);
}

/** What an inpaint or a search-replace call of these words would put. @throws Refusal missing_field, validation_failed when nothing is put, no_model */
function questionOf(ctx: EditsContext, form: ArrangeForm): Omit<PutQuestion, 'maskPath'> {
  const prompt = form.prompt?.trim() ?? '';
  if (prompt === '') throw new Refusal('missing_field', { fields: { prompt: { code: 'required' } } });
  const allowStandIn = form.allow_stand_in === 'true';
  const isSearch = form.search_prompt !== undefined;
  const { action, wish } = readWish(prompt, isSearch ? 'replace' : 'repaint');
  if (action !== 'put' && action !== 'replace')
    throw new Refusal('validation_failed', { fields: { prompt: { code: 'not_allowed' } } });
  standInFor(ctx, readRequest({ mode: 'replace', prompt }), allowStandIn);
  return {
    prompt: wish,
    negativePrompt: form.negative_prompt?.trim() ?? '',
    stylePreset: form.style_preset ?? '',
    allowStandIn,
    seed: form.seed ?? seedFrom(ctx.newId()),
    arrangement: form.arrangement ? onFloor(form.arrangement) : null,
    reachesFloor: !isSearch,
  };
}

/** The answer. @throws Refusal no_model, place_too_narrow */
function told(
  { locale }: EditsContext,
  { seed, prompt }: Pick<PutQuestion, 'seed' | 'prompt'>,
  put: Put,
): ArrangeAnswer {
  if (!put) throw new Refusal('no_model', { values: { thing: prompt } });
  const { kind, words, suits, scaleFrom, extent } = put;
  const name = nameOfKind(kind, locale, words);
  if (suits === 'narrow') throw new Refusal('place_too_narrow', { values: { thing: name } });
  const { setting, light, support, arrangement, aspect, scaleTo, variants, place } = put;
  return {
    setting: { ...setting, distance: [...setting.distance] },
    light: [...light],
    ...{ kind, name, words, support, arrangement, seed, aspect, scaleFrom, scaleTo, variants },
    sizes: extent,
    place: place.map(([x, y]) => [x, y]),
    fits: suits === 'small' ? 'small' : arrangement.scale < TIGHT ? 'tight' : 'well',
  };
}

/** Below this share of the model a thing is smaller than such things are in shops. */
const TIGHT = 0.75;
