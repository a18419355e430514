import { prepareMail } from '../../src/features/auth/index.ts';
import type { Context } from '../../src/platform/context.ts';
import type { Letter } from '../../src/platform/mailer/mail-order.ts';
import { dropMail, takeDueMail } from '../../src/platform/mailer/outbox.ts';

/** Takes what is due out of the outbox, each mail prepared as it would leave: null where there is nobody to write to. */
export const takeLetters = async (ctx: Context): Promise<(Letter | null)[]> => {
  const letters: (Letter | null)[] = [];
  for (;;) {
    const mail = await takeDueMail(ctx.db, { now: ctx.now(), until: ctx.now() + 1 });
    if (mail === null) return letters;
    letters.push(await prepareMail({ ...ctx, siteUrl: () => 'https://maquette.test' }, mail.order));
    await dropMail(ctx.db, mail.id);
  }
};

/** The secret in a letter's link. */
export const tokenIn = (letter: Letter | null | undefined): string => {
  const token = new URL(letter?.link ?? '').searchParams.get('token');
  if (token === null) throw new Error('This letter carries no token');
  return token;
};
