import { limits } from '@maquette/contract';

/** What Apple tells of the person at the very first consent; unsigned, so good for greeting only. */
export interface AppleName {
  firstName?: string;
  lastName?: string;
}

/** A full name as registration would take it; nothing when none was told. */
export const appleName = ({ firstName = '', lastName = '' }: AppleName = {}): string | undefined =>
  `${firstName} ${lastName}`
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, limits.nameMax)
    // The cut may go through a character of two halves.
    .replace(/\p{Cs}$/u, '')
    .trim() || undefined;
