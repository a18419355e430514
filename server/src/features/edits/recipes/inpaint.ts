import type { EditRequest, InpaintForm } from '@maquette/contract';
import { Refusal } from '../../../platform/refusal.ts';
import {
  agreedIn,
  arrangedIn,
  assertFields,
  type Fields,
  qualityOf,
  type ReadCall,
  required,
  type SentHashes,
  trimmed,
  variationsOf,
  type Wishes,
} from './parameters.ts';

/**
 * Reads the fields of the inpaint call.
 * @throws Refusal missing_field, validation_failed; also for a blank prompt unless something is to be
 * removed or a product is sent, for a group that is not to be removed, and for a product without its width
 */
export const readInpaintForm = (form: InpaintForm): ReadCall => ({
  tool: 'inpaint',
  form,
  wishes: (sent) => wishesOf(form, sent),
});

function wishesOf(form: InpaintForm, sent: SentHashes): Wishes {
  const { mode = 'replace', group } = form;
  const prompt = trimmed(form.prompt);
  const isPlain: Fields = group && mode !== 'remove' ? { group: { code: 'invalid' } } : {};
  const product = productIn(form, sent);
  const isWordless = mode === 'remove' || product !== null;
  assertFields(form, sent, { ...(!isWordless && required({ prompt })), ...isPlain });
  return {
    ...variationsOf(form),
    tier: 'default',
    request: {
      mode,
      prompt,
      negativePrompt: trimmed(form.negative_prompt),
      stylePreset: form.style_preset ?? '',
      ...qualityOf(form),
      ...agreedIn(form),
      ...arrangedIn(form),
      ...(group && { group }),
      ...(product && { product }),
    },
  };
}

/**
 * The product that was sent, as far as the fields say it.
 * @throws Refusal missing_field without its width; validation_failed for a product that is to be removed, and for the measures of none
 */
export function productIn(
  form: Pick<InpaintForm, 'mode' | 'product_width' | 'product_stands' | 'productFilename'>,
  { productSha256 }: Pick<SentHashes, 'productSha256'>,
): EditRequest['product'] | null {
  const { mode = 'replace', product_width: width, product_stands: stands = 'floor', productFilename } = form;
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
