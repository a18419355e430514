import { randomUUID } from 'node:crypto';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

export interface FileTransportOptions {
  /** Made when the first mail comes. */
  readonly folder: string;
  readonly log: Log;
}

/**
 * Mails as files `<time>-<number>-<kind>.eml`, for whoever has no mail server: written aside and put in place whole,
 * readable by the owner alone, as the links in them open accounts. The log tells each path.
 */
export function fileTransport({ folder, log }: FileTransportOptions): MailTransport {
  let latest = { second: '', number: 0 };
  const nameFor = ({ sentAt, kind }: Mail): string => {
    const second = secondIn(sentAt);
    latest = { second, number: second === latest.second ? latest.number + 1 : 1 };
    return `${second}-${String(latest.number).padStart(4, '0')}-${kind}.eml`;
  };

  /** Files may lie there already: a link, unlike a rename, never takes the place of one. */
  const linkUnderFreeName = async (aside: string, mail: Mail): Promise<string> => {
    for (;;) {
      const path = join(folder, nameFor(mail));
      try {
        await link(aside, path);
        return path;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
  };

  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const aside = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(aside, mail.source, { mode: 0o600 });
        const path = await linkUnderFreeName(aside, mail);
        log.info({ path, kind: mail.kind }, 'mail written');
      } finally {
        await rm(aside, { force: true });
      }
    },
    close: () => {},
  };
}

/** As in 20261121T164512Z. */
const secondIn = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+|[-:]/g, '');
