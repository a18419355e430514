import { describe, expect, it } from 'vitest';
import { nameToShow } from './write-letter.ts';

describe('nameToShow', () => {
  it.each([
    ['a link', 'Win at https://casino.example'],
    ['a bare host', 'visit casino.example now'],
    ['an address', 'ada@example.test'],
    ['a telephone number', 'Call 0800123456'],
    ['a line break', 'Ada\r\nBcc: all@example.test'],
    ['a null byte', 'Ada\0'],
    ['markup', '<b>Ada</b>'],
    ['text that turns others around', 'Ada \u202Enoryb'],
    ['a story', 'Ada who would like to tell you about a very good offer that ends today'],
  ])('does not carry %s to what may be a stranger', (_what, name) => {
    expect(nameToShow(name)).toBe('');
  });

  it.each([
    'Ada Byron',
    'Dr. A. Byron',
    'J.R. Tolkien',
    'Zoë O’Neill-Šimić',
    '李小龍',
    'عدا',
    'Ada 👩‍🔬',
    'Louis XIV',
  ])('greets %s by name', (name) => {
    expect(nameToShow(` ${name} `)).toBe(name);
  });
});
