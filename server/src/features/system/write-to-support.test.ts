import { SupportMessage } from '@maquette/contract';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { takeLetters } from '#test/support/take-letters.ts';
import { describeOnBoth } from '#test/support/test-database.ts';
import { composeMail } from '../../platform/mailer/letters/compose-mail.ts';
import { writeToSupport } from './write-to-support.ts';

const refused = (code: string) => expect.objectContaining({ code });
const message = {
  topic: 'money',
  message: 'Where is my invoice?\nI paid on Monday.',
  replyTo: 'ada@example.test',
} as const;

describeOnBoth('writing to support', (on) => {
  const at = (address: string, supportEmail: string | null = 'help@maquette.example') => ({
    ...on.context({ actor: { kind: 'anonymous' }, address }),
    supportEmail,
  });
  const mailOf = async () => {
    const [letter] = await takeLetters(on.context());
    if (!letter) throw new Error('no letter');
    const from = { name: 'Maquette', address: 'no-reply@maquette.example' };
    return composeMail({ id: on.context().newId(), letter, from, hasSupport: true, now: on.clock.now() });
  };

  it('is refused where nobody is named who reads it, and the sixth time within an hour', async () => {
    await expect(writeToSupport(at('192.0.2.1', null), message)).rejects.toThrow(refused('not_found'));
    for (let i = 0; i < 5; i++) await writeToSupport(at('192.0.2.2'), message);
    await expect(writeToSupport(at('192.0.2.2'), message)).rejects.toThrow(refused('rate_limited'));
    await takeLetters(on.context());
  });

  it.each([
    { replyTo: 'ada@example.test\r\nBcc: all@example.test' },
    { replyTo: 'ada@example.test, all@example.test' },
    { replyTo: 'Ada <ada@example.test>' },
    { topic: 'money\r\nBcc: all@example.test' },
    { message: ' short    ' },
    { message: 'x'.repeat(4001) },
  ])('is refused for what is no message: %j', (changes) => {
    expect(SupportMessage.safeParse({ ...message, ...changes }).success).toBe(false);
  });

  it('is mailed as it was written, and the answer goes to whoever wrote it', async () => {
    await writeToSupport(at('192.0.2.3'), {
      ...message,
      message: 'Hello\r\nBcc: all@example.test\n\n<script>alert(1)</script> $& {topic}',
    });
    const { envelope, source } = await mailOf();
    const mail = await PostalMime.parse(source);
    expect(envelope.to).toBe('help@maquette.example');
    expect([mail.replyTo?.map(({ address }) => address), mail.bcc]).toEqual([
      ['ada@example.test'],
      undefined,
    ]);
    expect(mail.subject).toBe('Message to support: Payments and invoices');
    for (const line of ['Bcc: all@example.test', '<script>alert(1)</script> $& {topic}', 'ada@example.test'])
      expect(mail.text).toContain(line);
    expect(mail.html).not.toContain('<script>alert');
    // A person wrote it: it is no automatic mail, which a help desk would drop.
    expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
  });
});
