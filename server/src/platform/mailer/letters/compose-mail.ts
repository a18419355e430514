import MailComposer from 'nodemailer/lib/mail-composer';
import type { Letter } from '../mail-order.ts';
import { type Mail, MailRefused } from '../transports/mail-transport.ts';
import { writeLetter } from './write-letter.ts';

export interface Mailbox {
  /** May be empty. */
  readonly name: string;
  readonly address: string;
}

export interface ComposeMail {
  /** Of the order: the mail's own name comes from it, so that a mail that leaves twice is the same mail. */
  readonly id: string;
  readonly letter: Letter;
  readonly from: Mailbox;
  /** There is an address for questions. */
  readonly hasSupport: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A letter as the bytes of a mail: a text and an HTML part (RFC 2046 §5.1.4).
 * @throws MailRefused, for good, for an address that could be read as more than one
 */
export async function composeMail({ id, letter, from, hasSupport, now }: ComposeMail): Promise<Mail> {
  const { replyTo } = letter;
  if ([letter.email, replyTo ?? ''].some((address) => /[\s\p{Cc}<>",;]/u.test(address)))
    throw new MailRefused('EADDRESS', { isForGood: true });
  const { name, subject, text, html } = writeLetter(letter, { hasSupport });
  const message = new MailComposer({
    from: { ...from },
    to: { name, address: letter.email },
    subject,
    date: new Date(now),
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    ...(replyTo === undefined
      ? // RFC 3834: nobody's out-of-office note is to answer.
        { headers: { 'Auto-Submitted': 'auto-generated' } }
      : { replyTo: { name: '', address: replyTo } }),
    alternatives: [partOf('plain', text), partOf('html', html)],
  }).compile();
  const envelope = message.getEnvelope();
  return {
    id,
    kind: letter.kind,
    envelope: { from: envelope.from || '', to: envelope.to[0] ?? '' },
    source: await message.build(),
    sentAt: now,
  };
}

/**
 * Text as it is, neither quoted-printable nor flowed: a long link stays whole also for who reads the source. What is not
 * ASCII travels as 8-bit text (RFC 6152).
 */
function partOf(kind: 'plain' | 'html', content: string): { contentType: string; raw: string } {
  const isAscii = !/\P{ASCII}/u.test(content);
  const head = [
    `Content-Type: text/${kind}; charset=utf-8`,
    `Content-Transfer-Encoding: ${isAscii ? '7bit' : '8bit'}`,
  ];
  const lines = [...head, '', ...content.split(/\r\n|[\r\n]/)];
  return { contentType: `text/${kind}`, raw: lines.join('\r\n') };
}
