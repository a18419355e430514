import { z } from 'zod';
import { Instant, limits, Locale, Words } from '../values.ts';

/** Reasons a password is refused, in the order in which they are checked and shown. */
export const passwordRules = ['too_short', 'no_uppercase', 'no_lowercase', 'no_digit'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Which rules a password breaks, in the specified order; empty when it is acceptable. */
export const brokenPasswordRules = (password: string): PasswordRule[] => {
  const broken: Record<PasswordRule, boolean> = {
    too_short: password.length < limits.passwordMin,
    no_uppercase: !/\p{Lu}/u.test(password),
    no_lowercase: !/\p{Ll}/u.test(password),
    no_digit: !/\p{Nd}/u.test(password),
  };
  return passwordRules.filter((rule) => broken[rule]);
};

export const Password = z
  .string()
  .max(limits.passwordMax)
  .superRefine((password, refusal) => {
    for (const rule of brokenPasswordRules(password))
      refusal.addIssue({ code: 'custom', params: { rule }, message: rule });
  });

export const Email = z.email().max(limits.emailMax);
/** A person's name: no control characters, so that it cannot break a mail header. */
export const FullName = z
  .string()
  .trim()
  .min(1)
  .max(limits.nameMax)
  .regex(/^[^\p{Cc}]*$/u);

export const RegisterBody = z.strictObject({ email: Email, password: Password, fullName: FullName });
export type RegisterBody = z.infer<typeof RegisterBody>;

export const LoginBody = z.strictObject({
  email: Words.min(1).max(limits.emailMax),
  password: z.string().min(1).max(limits.passwordMax),
  rememberMe: z.boolean().optional(),
});
export type LoginBody = z.infer<typeof LoginBody>;

export const socialProviders = ['google', 'apple', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** As it is written: two letters of the country and 2 to 13 more characters. Spaces, dots and hyphens between them are no part of it. */
export const VatNumber = z
  .string()
  .max(limits.vatNumberMax)
  .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^([A-Z]{2}[A-Z0-9+*]{2,13})?$/));

/** What stands on one's invoices beside one's name; empty = nothing. */
export const InvoiceTo = z.strictObject({
  company: z
    .string()
    .trim()
    .max(limits.nameMax)
    .regex(/^[^\p{Cc}]*$/u),
  /** Lines of an address. */
  address: z
    .string()
    .trim()
    .max(limits.addressMax)
    .regex(/^[^\p{Cc}]*(\r?\n[^\p{Cc}]*){0,7}$/u),
  vatNumber: VatNumber,
});
export type InvoiceTo = z.infer<typeof InvoiceTo>;

export const User = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  /** `local` has a password here; everybody else manages theirs with the provider. */
  authProvider: z.enum(['local', ...socialProviders]),
  isVerified: z.boolean(),
  role: z.enum(['user', 'admin']),
  /** `free`, or the name of the plan that is active. */
  accountType: z.string(),
  /** Who they are to the card provider; null before they first need one. */
  customerId: z.string().nullable(),
  memberSince: Instant,
  /** Language of the mails. */
  locale: Locale,
  /** Null as long as nothing was filled in. */
  invoiceTo: InvoiceTo.nullable().optional(),
});
export type User = z.infer<typeof User>;

export const SignedIn = z.object({ token: z.string(), user: User });
export type SignedIn = z.infer<typeof SignedIn>;
