import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

const logging = () => {
  const lines: string[] = [];
  return { lines, log: openLog('info', { write: (line) => void lines.push(line) }) };
};

describe('the log', () => {
  it('blacks out what carries a secret’s name, at the top and inside', () => {
    const { lines, log } = logging();
    log.info({ password: 'canary', body: { token: 'canary', deep: { secret: 'canary' } } }, 'a');
    log.info({ headers: { authorization: 'canary', cookie: 'canary' }, url: { signature: 'canary' } }, 'b');
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('canary');
  });

  it('does not tell the row that a database error carries', () => {
    const { lines, log } = logging();
    const error = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(canary)',
    });
    log.error({ err: error }, 'a');
    expect(lines.join('')).toContain('duplicate key');
    expect(lines.join('')).not.toContain('canary');
  });
});
