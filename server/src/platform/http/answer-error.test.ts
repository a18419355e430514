import { errorCodes, statusOf } from '@maquette/contract';
import { describe, expect, it } from 'vitest';
import { BlobMissing } from '../blob-storage/blob-storage.ts';
import { Refusal, reasonCodes } from '../refusal.ts';
import { answerError } from './answer-error.ts';
import { sentenceFor } from './words.ts';

const asker = { locale: 'en', requestId: 'r-1' } as const;
const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('an error on the wire', () => {
  it.each([
    ['a fault of ours', new TypeError('x is not a function'), 500, 'internal'],
    ['a thrown text', 'secret', 500, 'internal'],
    ['nothing at all', undefined, 500, 'internal'],
    ['a picture that was deleted meanwhile', new BlobMissing('files/00/one.jpg'), 404, 'not_found'],
    ['a full disk', withCode('ENOSPC'), 507, 'disk_full'],
    ['a full quota', withCode('EDQUOT'), 507, 'disk_full'],
    ['a full disk under SQLite', withCode('ERR_SQLITE_ERROR', 'database or disk is full'), 507, 'disk_full'],
    ['a full disk under PostgreSQL', withCode('53100'), 507, 'disk_full'],
    ['a database that is gone', withCode('ECONNREFUSED'), 503, 'unavailable'],
    ['a database that restarts', withCode('57P01'), 503, 'unavailable'],
    ['a database that takes no writes', withCode('25006'), 503, 'unavailable'],
    ['a database without a connection left', withCode('53300'), 503, 'unavailable'],
    ['no file that may be opened', withCode('EMFILE'), 503, 'unavailable'],
    ['a cut connection', new Error('Connection terminated unexpectedly'), 503, 'unavailable'],
    ['a bad body', Object.assign(new Error('x'), { statusCode: 400 }), 400, 'validation_failed'],
    ['a foreign status', Object.assign(new Error('x'), { statusCode: 502 }), 500, 'internal'],
  ])('is told for %s without its own words', (_what, error, status, code) => {
    const answer = answerError(error, asker);
    expect([answer.status, answer.body.error]).toEqual([status, code]);
    expect(answer.body).toEqual({
      error: code,
      requestId: 'r-1',
      message: sentenceFor('en', answer.body.error),
    });
  });

  it('carries fields with their reasons, and the values of its gaps', () => {
    const fields = { fullName: { code: 'too_many_characters', values: { limit: 120 } } } as const;
    const { body } = answerError(new Refusal('validation_failed', { fields }), asker);
    expect(body.fields).toEqual({
      fullName: { code: 'too_many_characters', message: 'This must have at most 120 characters.' },
    });
  });
});

describe('the sentences', () => {
  const gapsOf = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();

  it.each([...errorCodes, ...reasonCodes])('for %s has the same gaps in both languages', (code) => {
    const [english, french] = [sentenceFor('en', code), sentenceFor('fr', code)];
    expect(gapsOf(english)).toEqual(gapsOf(french));
    expect(english).not.toBe(french);
  });

  it('leaves a gap open rather than say "undefined"', () => {
    expect(sentenceFor('en', 'rate_limited')).toContain('{seconds}');
  });

  it('has a status for each code', () => {
    expect(errorCodes.every((code) => statusOf[code] >= 400)).toBe(true);
  });
});
