import { endpoint } from '../endpoint.ts';
import { bodyErrors, sessionErrors } from '../errors.ts';
import { ArrangeAnswer, ArrangeForm } from './arrange.ts';
import { maskErrors, photoErrors, productErrors } from './call-errors.ts';
import { SaveMaskAnswer, SaveMaskBody } from './inpaint.ts';
import { MaskHelpAnswer, MaskHelpForm } from './mask-help.ts';
import { SelectionAnswer, SelectionForm } from './selection.ts';
import { wishLacks } from './understood.ts';

/** Calls that tell or keep what is to be changed. */
export const selectionEndpoints = {
  select: endpoint({
    method: 'POST',
    path: '/selection',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Find a region by words, clicks or a box, or what goes when a room is cleared; free',
    form: SelectionForm,
    files: { image: false },
    answer: 'json',
    response: SelectionAnswer,
    errors: [...bodyErrors, ...photoErrors, ...sessionErrors],
  }),
  helpMask: endpoint({
    method: 'POST',
    path: '/selection/mask',
    access: 'signed-in',
    apiKeys: true,
    summary: 'What would help a mask: tidied, wider, the shadow, the rest of a thing it goes through; free',
    form: MaskHelpForm,
    files: { image: false, mask: true },
    answer: 'json',
    response: MaskHelpAnswer,
    errors: [...bodyErrors, ...photoErrors, ...maskErrors, ...sessionErrors],
  }),
  arrange: endpoint({
    method: 'POST',
    path: '/edits/arrange',
    access: 'signed-in',
    apiKeys: true,
    summary:
      'Where the thing that words name goes in a marked place, and at which size, before anything is paid; free',
    form: ArrangeForm,
    files: { image: false, mask: false, product: false },
    answer: 'json',
    response: ArrangeAnswer,
    errors: [
      ...bodyErrors,
      ...photoErrors,
      ...maskErrors,
      ...sessionErrors,
      ...wishLacks,
      ...productErrors,
      'place_too_narrow',
    ],
  }),
  saveMask: endpoint({
    method: 'POST',
    path: '/inpaint/save-mask',
    access: 'signed-in',
    apiKeys: true,
    summary: 'Keep a painted mask for a later inpaint call',
    body: SaveMaskBody,
    answer: 'json',
    response: SaveMaskAnswer,
    errors: [
      ...bodyErrors,
      ...maskErrors,
      'not_found',
      'picture_unreadable',
      'picture_too_large',
      'picture_too_many_pixels',
      'picture_type_unsupported',
      ...sessionErrors,
      'rate_limited',
      'body_too_large',
      'disk_full',
    ],
  }),
};
