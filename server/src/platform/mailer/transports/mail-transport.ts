import type { MailKind } from '../mail-order.ts';

/** A mail as it leaves: all its bytes, and whom they are for. */
export interface Mail {
  readonly id: string;
  readonly kind: MailKind;
  readonly envelope: { readonly from: string; readonly to: string };
  /** The whole message (RFC 5322), lines ending in CRLF. */
  readonly source: Buffer;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
}

/** The way mails leave the server. */
export interface MailTransport {
  /**
   * Resolves once somebody else answers for the mail. Gives up when the signal tells.
   * @throws MailRefused when whoever is to take it said no, or nothing
   */
  send(mail: Mail, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** A mail was not taken. Tells no address and none of what was said, for either may name the person. */
export class MailRefused extends Error {
  /** Such as ETIMEDOUT or 451. */
  readonly code: string;
  /** Whether the same mail would never be taken. */
  readonly isForGood: boolean;

  constructor(code: string, options: { isForGood: boolean }) {
    super(`The mail was not taken (${code})`);
    this.name = 'MailRefused';
    this.code = code;
    this.isForGood = options.isForGood;
  }
}
