import { z } from 'zod';

/** A value that stands where none was given. */
export const orElse = (standard: string) => (given: unknown) => given ?? standard;

/** A whole number in digits. */
export const whole = (from: number, to: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(from).max(to));

/** An address without the slashes at its end; null = none. */
export const withoutSlash = (url: string | undefined): string | null => url?.replace(/\/+$/, '') ?? null;
