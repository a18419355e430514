import type { z } from 'zod';
import type { CreditSource } from '../credits/endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import type { FileType } from '../files/history-item.ts';
import type { MadeName } from '../files/made-name.ts';
import { editCallErrors, guestCallErrors } from './call-errors.ts';
import { EditAccepted, EditAnswer } from './edit-answer.ts';
import type { EditRequest } from './edit-request.ts';
import type { NamedStyle } from './style-preset.ts';
import type { AskedRequest } from './tool-fields.ts';
import type { WishAction } from './understood.ts';

/** What an edit is for, whichever call it came by: the premium call serves three of them. */
export type Purpose = 'inpainting' | 'clearing' | 'furnishing' | 'replace' | 'recolor';

/** A call that a form is sent to. */
export type FormEndpoint = Endpoint & { readonly form: z.ZodObject; readonly answer: 'json' };
export type FormOf<E extends FormEndpoint> = z.infer<E['form']>;

/** What the ledger can say that the price of an edit was for. */
export type LedgerSource = Exclude<CreditSource, 'purchase' | 'subscription' | 'refund' | 'adjustment'>;

/** What tells the edits of one tool apart. */
export type Said = Pick<EditRequest, 'mode' | 'group' | 'searchPrompt' | 'selectPrompt' | 'maskFilename'>;

/** One of the calls that make a picture of a photo: all that there is to know of it. */
export interface Tool<
  E extends FormEndpoint = FormEndpoint,
  G extends FormEndpoint | null = FormEndpoint | null,
  K extends string = string,
> {
  readonly endpoint: E;
  /** The same without an account; null = there is none. */
  readonly guestEndpoint: G;
  /** The call answers at once, and its result is looked up by another one; otherwise the answer is the picture. */
  readonly isLookedUp: boolean;
  /** Under which name its edits are kept and told: a furnished room is told as inpainted. */
  readonly keptAs: K;
  /** Fields that must not be blank. Photo, mask and product are files of the endpoint; without a photo there is no call. */
  needs(form: FormOf<E>): string[];
  /** Fields that do not go with others that were sent. */
  contradicted(form: FormOf<E>): string[];
  /** Whether the default engine serves it, the premium one, or our own for nothing. */
  servedBy(request: Pick<EditRequest, 'mode'>): 'default' | 'premium' | 'own';
  /** Styles that its screen offers. */
  readonly styles: readonly NamedStyle[];
  /** What its words can come to. */
  readonly actions: readonly WishAction[];
  purposeOf(request: Said): Purpose;
  /** What the ledger says that a price was for. */
  sourceOf(request: Said): LedgerSource;
  /** As what its picture stands in the history, and the name of that file. */
  readonly result: { readonly type: FileType; nameOf(request: Said): MadeName };
  /** What a form asks for; defaults are told, words have no blanks around them. */
  toRequest(form: FormOf<E>): AskedRequest;
  /** The form that asks for it: inverse of `toRequest`. */
  toForm(request: AskedRequest): FormOf<E>;
}

/** Names a tool while keeping its endpoints' types. */
export const tool = <E extends FormEndpoint, G extends FormEndpoint | null, const K extends string>(
  row: Tool<E, G, K>,
): Tool<E, G, K> => row;

export const photoAndMask = { image: false, mask: false } as const;
export const forAccounts = {
  method: 'POST',
  access: 'signed-in',
  apiKeys: true,
  answer: 'json',
  response: EditAnswer,
  accepted: EditAccepted,
  errors: editCallErrors,
} as const;
export const forGuests = {
  method: 'POST',
  access: 'public',
  answer: 'json',
  response: EditAnswer,
  errors: guestCallErrors,
  summary:
    'The same without an account: a few a day, in small, kept for a day; the header X-Visit names the visit it belongs to',
  files: photoAndMask,
} as const;

export const none = (): string[] => [];
export const byDefault = () => 'default' as const;
