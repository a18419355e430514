import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import type { Meter } from '../observing/meter.ts';
import type { Mailbox } from './letters/compose-mail.ts';
import { fileTransport } from './transports/file-transport.ts';
import { type MailWorker, mailWorker, type PrepareMail } from './mail-worker.ts';
import { smtpTransport } from './transports/smtp-transport.ts';

export interface OpenMailer {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'supportEmail'>;
  readonly context: Context;
  readonly meter: Meter;
  /** Where mails lie as files when there is no mail server. */
  readonly folder: string;
  readonly siteUrl: () => string;
  readonly prepareMail: PrepareMail;
}

/** The worker that sends mails the way the settings say. */
export function openMailer({ config, context, meter, folder, siteUrl, prepareMail }: OpenMailer): MailWorker {
  const { smtpUrl, mailFrom, supportEmail } = config;
  const transport =
    smtpUrl === null ? fileTransport({ folder, log: context.log }) : smtpTransport({ url: smtpUrl });
  return mailWorker({
    context,
    meter,
    prepareMail,
    transport,
    hasSupport: supportEmail !== null,
    from: () => senderIn(mailFrom) ?? productAt(siteUrl()),
  });
}

/** Taken apart here: a comma in the name would make two senders of one. */
function senderIn(mailFrom: string | null): Mailbox | null {
  const [, name = '', address = mailFrom ?? ''] = /^"?(.*?)"?\s*<([^<>]+)>$/.exec(mailFrom ?? '') ?? [];
  return mailFrom === null ? null : { name: name.trim(), address };
}

function productAt(siteUrl: string): Mailbox {
  const { hostname } = new URL(siteUrl);
  // A mailbox needs a name after the @, and an address without one is this machine or its network.
  const isNamed = isIP(hostname.replace(/[[\]]/g, '')) === 0;
  return { name: 'Maquette', address: `no-reply@${isNamed ? hostname : 'localhost'}` };
}
