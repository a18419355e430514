import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** The addresses that stand on a line of their own in the text part. */
  links: string[];
}

const readMails = new Map<string, Promise<Mail & { to: string }>>();

/** Each is read once: the folder holds those of all journeys, and is looked into again and again. */
const mailIn = (file: string): Promise<Mail & { to: string }> => {
  const mail = readMails.get(file) ?? readMail(file);
  readMails.set(file, mail);
  return mail;
};

const readMail = async (file: string): Promise<Mail & { to: string }> => {
  const { to, subject = '', text = '', html = '' } = await PostalMime.parse(readFileSync(file));
  return {
    to: to?.[0]?.address ?? '',
    subject,
    text,
    html,
    links: text.split(/\r?\n/).filter((line) => /^https?:\/\/\S+$/.test(line)),
  };
};

/** Every mail that has come for an address so far, oldest first. */
export const mailsTo = async (address: string): Promise<Mail[]> => {
  const folder = process.env['E2E_MAIL_DIR'] ?? '';
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.toSorted().map((name) => mailIn(join(folder, name))));
  return mails.filter(({ to }) => to === address);
};

/** Waits for the newest mail to an address that has a link to a page, such as `/verify-email`, and gives that link. */
export const linkFor = async (address: string, page: string, after = 0): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await mailsTo(address)).slice(after);
    link = mails.flatMap(({ links }) => links).findLast((found) => new URL(found).pathname === page);
    expect(link, `a mail to ${address} with a link to ${page}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link!;
};
