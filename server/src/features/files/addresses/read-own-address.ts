import { SignedQuery } from '@maquette/contract';
import type { PictureKind } from './picture-signer.ts';

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
