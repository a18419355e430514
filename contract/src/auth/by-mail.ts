import { z } from 'zod';
import { limits, Words } from '../values.ts';
import { Email, Password } from './account.ts';

/** A secret that came by mail. */
const MailToken = Words.min(1).max(limits.tokenMax);

export const ForgotPasswordBody = z.strictObject({ email: Email });

export const ResetPasswordBody = z.strictObject({ token: MailToken, password: Password });
/** A link in a mail, to be looked at before it is used. */
export const MailLinkQuery = z.strictObject({ token: MailToken });
export type ResetPasswordBody = z.infer<typeof ResetPasswordBody>;

/** Links in mails carry the address too; the token alone decides. */
export const VerifyEmailQuery = z.strictObject({
  token: MailToken,
  email: Words.max(limits.emailMax).optional(),
});

export const ResendVerificationBody = z.strictObject({ email: Email });

/** A change of one's own address; the password shows that it is really the owner who asks. */
export const ChangeEmailBody = z.strictObject({
  email: Email,
  password: z.string().min(1).max(limits.passwordMax),
});
export type ChangeEmailBody = z.infer<typeof ChangeEmailBody>;

export const EmailChangeBody = z.strictObject({ token: MailToken });
