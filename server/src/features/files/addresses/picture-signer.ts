import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressExpiry } from '../files.rules.ts';

export type PictureKind = 'file' | 'mask';

export interface SignedAddress {
  readonly kind: PictureKind;
  readonly id: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/** Makes and checks addresses that work without a session, for one picture each, until they expire. */
export interface PictureSigner {
  /** Relative to the server; `&w=` may be added. `now` in milliseconds. */
  addressOf(kind: PictureKind, id: string, now: number): string;
  isGenuine(address: SignedAddress, now: number): boolean;
}

/** Addresses remembered, some 2 MB: an hour long each is the same, and lists are asked for again and again. */
const KNOWN = 10_000;

const paths: Record<PictureKind, string> = { file: '/api/files', mask: '/api/files/masks' };

/** Signs with HMAC-SHA256 (RFC 2104) under a key of its own drawn from the installation's secret. */
export const pictureSigner = (secret: string): PictureSigner => {
  const key = createHmac('sha256', secret).update('picture addresses').digest();
  const sign = ({ kind, id, expires }: Omit<SignedAddress, 'signature'>): Buffer =>
    createHmac('sha256', key).update(`${kind}:${id}:${expires}`).digest();
  const known = new Map<string, string>();
  return {
    addressOf: (kind, id, now) => {
      const expires = addressExpiry(now);
      const start = `${paths[kind]}/${id}/content?expires=${expires}&signature=`;
      const signature = known.get(start) ?? sign({ kind, id, expires }).toString('base64url');
      if (known.size >= KNOWN) known.clear();
      known.set(start, signature);
      return start + signature;
    },
    isGenuine: ({ signature, ...address }, now) => {
      const given = Buffer.from(signature, 'base64url');
      const right = sign(address);
      return given.length === right.length && timingSafeEqual(given, right) && address.expires * 1000 > now;
    },
  };
};
