import { SignedQuery } from '@maquette/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressExpiry } from './files.rules.ts';

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
export function pictureSigner(secret: string): PictureSigner {
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
}

/** What an address of this installation names; its signature is still to be checked. */
export interface OwnAddress {
  readonly kind: PictureKind;
  readonly id: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
  readonly w?: string | undefined;
}

/** Nothing that a browser or a library would read otherwise than it stands: no escapes, no dots, no second slash. */
const PICTURE = /^\/api\/files\/(?<masks>masks\/)?(?<id>[\w-]{1,64})\/content\?(?<query>[\w=&-]+)$/;

/**
 * Reads the address of a picture as this installation hands it out, letter for letter: relative, or behind `origin`. It is
 * taken apart and never opened; null for any other address.
 */
export function readOwnAddress(text: string, origin: string): OwnAddress | null {
  const address = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  const { masks, id, query } = PICTURE.exec(address)?.groups ?? {};
  if (id === undefined || query === undefined) return null;
  const entries = query.split('&').map((part): [string, string] => {
    const [name = '', ...value] = part.split('=');
    return [name, value.join('=')];
  });
  if (new Set(entries.map(([name]) => name)).size < entries.length) return null;
  const signed = SignedQuery.safeParse(Object.fromEntries(entries));
  return signed.success ? { kind: masks ? 'mask' : 'file', id, ...signed.data } : null;
}
