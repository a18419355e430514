import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestApp } from './build-test-app.ts';

/** A mail as its reader's mail program shows it. */
export interface ReadMail {
  /** Begins with the id of the order. */
  readonly messageId: string;
  readonly kind: string;
  /** The address alone. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Every address in the text, in order. */
  readonly links: readonly string[];
}

const read = new WeakMap<object, Set<string>>();

/** Delivers what is due and gives the mails that came since this was last asked, in the order they were ordered in. */
export const readMails = async (on: Pick<TestApp, 'house' | 'folder'>): Promise<ReadMail[]> => {
  await on.house.deliverMails();
  const folder = join(on.folder, 'mail');
  const seen = read.get(on.house) ?? new Set();
  read.set(on.house, seen);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !seen.has(name)) : [];
  for (const name of names) seen.add(name);
  const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
  return mails.toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1));
};

const readMail = async (path: string): Promise<ReadMail> => {
  const {
    from,
    to,
    subject = '',
    text = '',
    html = '',
    messageId = '',
  } = await PostalMime.parse(readFileSync(path));
  return {
    messageId,
    kind: /Z-\d+-(.+)\.eml$/.exec(path)?.[1] ?? '',
    to: to?.[0]?.address ?? '',
    from: from?.address ?? '',
    subject,
    text,
    html,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
};
