import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret of 256 random bits, as URL-safe text of 43 characters. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a secret, hex: what is stored, so that a stolen database opens nothing. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
