import { createHmac, timingSafeEqual } from 'node:crypto';

/** Makes and reads what stands at the end of a link. */
export interface ShareSigner {
  tokenOf(shareId: string): string;
  /** Null for what this installation did not make. */
  idOf(token: string): string | null;
}

const ID_LETTERS = 32;
/** 144 bits: nobody guesses them. */
const MAC_BYTES = 18;

/** Signs with HMAC-SHA256 (RFC 2104) under a key of its own drawn from the installation's secret; nothing of a token is stored. */
export function shareSigner(secret: string): ShareSigner {
  const key = createHmac('sha256', secret).update('shared links').digest();
  const macOf = (id: string): Buffer => createHmac('sha256', key).update(id).digest().subarray(0, MAC_BYTES);
  return {
    tokenOf: (id) => id.replaceAll('-', '') + macOf(id).toString('base64url'),
    idOf: (token) => {
      const id = token
        .slice(0, ID_LETTERS)
        .replace(/^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/, '$1-$2-$3-$4-$5');
      const given = Buffer.from(token.slice(ID_LETTERS), 'base64url');
      const right = macOf(id);
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
  };
}
