import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from './mail-transport.ts';

export interface SmtpTransportOptions {
  /** As in SMTP_URL: `smtp://user:password@host:port`. */
  readonly url: string;
  /** How long the mail server may say nothing. */
  readonly silenceMs?: number;
}

const SILENCE_MS = 10_000;
/** From here on a reply to the recipient or the mail itself is a no for good (RFC 5321 §4.2.3); below are faults of settings. */
const REFUSED_FOR_GOOD = 550;

/**
 * Mails handed to a mail server, each over a connection of its own. `smtp://` takes up TLS where the server offers it,
 * `smtps://` from the start; the certificate has to be valid in both cases.
 */
export function smtpTransport({ url, silenceMs = SILENCE_MS }: SmtpTransportOptions): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
  });
  return {
    send: async ({ envelope, source }, signal) => {
      try {
        // Told only to servers that know it (RFC 6152).
        await transport.sendMail({ envelope: { ...envelope, use8BitMime: true }, raw: source, signal });
      } catch (error) {
        throw refusalIn(error);
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

function refusalIn(error: unknown): MailRefused {
  const { code, command, responseCode } = error as SmtpError;
  const isForGood =
    (command === 'RCPT TO' || command === 'DATA') &&
    responseCode !== undefined &&
    responseCode >= REFUSED_FOR_GOOD;
  return new MailRefused(String(responseCode ?? code ?? 'unknown'), { isForGood });
}
