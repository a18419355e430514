import { isIP } from 'node:net';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { fileTransport } from './transports/file-transport.ts';
import { type MailWorker, mailWorker, type PrepareMail } from './mail-worker.ts';
import { smtpTransport } from './transports/smtp-transport.ts';

export interface OpenMailer {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly context: Context;
  /** Where mails lie as files when there is no mail server. */
  readonly folder: string;
  readonly siteUrl: () => string;
  readonly prepareMail: PrepareMail;
}

/** The worker that sends mails the way the settings say. */
export const openMailer = ({ config, context, folder, siteUrl, prepareMail }: OpenMailer): MailWorker => {
  const { smtpUrl, mailFrom } = config;
  const transport =
    smtpUrl === null ? fileTransport({ folder, log: context.log }) : smtpTransport({ url: smtpUrl });
  return mailWorker({ context, prepareMail, transport, from: () => mailFrom ?? productAt(siteUrl()) });
};

const productAt = (siteUrl: string): string => {
  const { hostname } = new URL(siteUrl);
  // A mailbox needs a name after the @, and an address without one is this machine or its network.
  return `Maquette <no-reply@${isIP(hostname.replace(/[[\]]/g, '')) ? 'localhost' : hostname}>`;
};
