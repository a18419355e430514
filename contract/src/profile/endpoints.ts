import { z } from 'zod';
import { Email, FullName, InvoiceTo, socialProviders, User } from '../auth/account.ts';
import { endpoint } from '../endpoint.ts';
import { bodyErrors, sessionErrors } from '../errors.ts';
import { Done, limits, Locale, Words } from '../values.ts';

/** What is left out stays as it is. `email` is accepted only when it is one's own. */
export const UpdateProfileBody = z.strictObject({
  fullName: FullName.optional(),
  email: Email.optional(),
  /** Language of the mails. */
  locale: Locale.optional(),
  /** For the next invoices; those there are stay as they are. */
  invoiceTo: InvoiceTo.optional(),
});
export type UpdateProfileBody = z.infer<typeof UpdateProfileBody>;

/** Proof that it is really the owner who asks: the password, or a fresh sign-in with the provider. */
export const DeleteAccountBody = z
  .strictObject({
    password: z.string().min(1).max(limits.passwordMax).optional(),
    provider: z.enum(socialProviders).optional(),
    credential: Words.min(1).max(limits.credentialMax).optional(),
  })
  .superRefine(({ password, provider, credential }, refusal) => {
    const missing = (field: string) =>
      refusal.addIssue({ code: 'custom', path: [field], params: { rule: 'required' }, message: 'required' });
    if (credential === undefined && password === undefined) missing('password');
    if (credential !== undefined && provider === undefined) missing('provider');
  });
export type DeleteAccountBody = z.infer<typeof DeleteAccountBody>;

export const profileEndpoints = {
  updateProfile: endpoint({
    method: 'PUT',
    path: '/auth/profile',
    access: 'signed-in',
    summary: 'Change one’s name, language, or what stands on one’s invoices',
    body: UpdateProfileBody,
    answer: 'json',
    response: z.object({ user: User }),
    errors: [...bodyErrors, ...sessionErrors, 'email_not_yours', 'rate_limited'],
  }),
  exportAccount: endpoint({
    method: 'GET',
    path: '/auth/export',
    access: 'signed-in',
    summary: 'Everything kept about one, as a ZIP: account, ledger, prompts, pictures',
    answer: 'download',
    response: z.unknown(),
    errors: [...sessionErrors, 'rate_limited'],
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/auth/account',
    access: 'signed-in',
    summary: 'Delete one’s account and pictures for good',
    body: DeleteAccountBody,
    answer: 'json',
    response: Done,
    errors: [
      ...bodyErrors,
      ...sessionErrors,
      'cards_unavailable',
      'cards_busy',
      'wrong_password',
      'password_elsewhere',
      'social_refused',
      'provider_unavailable',
      'not_found',
      'rate_limited',
    ],
  }),
};
