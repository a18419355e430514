import { describe, expect, it } from 'vitest';
import { newId } from '../../ids.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

/** A transport, and what has come out at its other end. */
export interface TransportUnderTest {
  readonly transport: MailTransport;
  readonly arrived: () => readonly Buffer[];
}

export const testMail = (changes: Partial<Mail> = {}): Mail => ({
  id: newId(),
  kind: 'verification',
  envelope: { from: 'no-reply@maquette.example', to: 'ada@example.test' },
  source: Buffer.from('Subject: hello\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n.\r\n..é\r\nend'),
  sentAt: Date.UTC(2026, 0, 15, 12),
  ...changes,
});

/** Never aborts. */
export const noHurry = new AbortController().signal;

/** What every way out of the server promises. */
export const describeMailTransport = (name: string, make: () => Promise<TransportUnderTest>): void => {
  describe(`mails by ${name}`, () => {
    it('have arrived, byte for byte, once sending is over', async () => {
      const { transport, arrived } = await make();
      const mail = testMail();
      await transport.send(mail, noHurry);
      // A mail server ends the last line, if nobody did.
      expect(arrived().map((source) => source.toString().trimEnd())).toEqual([mail.source.toString()]);
    });

    it('do not get into each other’s way when they leave together', async () => {
      const { transport, arrived } = await make();
      const mails = Array.from({ length: 12 }, (_, n) =>
        testMail({ source: Buffer.from(`Subject: ${n}\r\n\r\n${n}`) }),
      );
      await Promise.all(mails.map((mail) => transport.send(mail, new AbortController().signal)));
      expect(
        arrived()
          .map((source) => source.toString().trimEnd())
          .toSorted(),
      ).toEqual(mails.map(({ source }) => source.toString()).toSorted());
    });
  });
};
