import fc from 'fast-check';

/** Texts that have broken servers before. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eabc',
  '🛋️'.repeat(40),
  'e\u0301'.repeat(300),
  'Ａ＠ｅｘａｍｐｌｅ．ｔｅｓｔ',
  'x'.repeat(10_000),
  '\r\nSet-Cookie: a=b',
  '../../../etc/passwd',
  "' or 1=1 --",
  '%00%ff%zz',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '-1',
  '1e400',
  '0x10',
  'NaN',
  '9'.repeat(40),
  '__proto__',
  'null',
  'undefined',
  '2147483648',
  '9223372036854775808',
  'ada@example.test',
  `${'a'.repeat(250)}@example.test`,
  '"quoted\n"@example.test',
  'data:image/png;base64,',
  'data:image/png;base64,iVBORw0KGgo=',
  '0190a000-0000-7000-8000-000000000000',
  'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  'eyJhbGciOiJSUzI1NiIsImtpZCI6ImtleS0xIn0.eyJzdWIiOnt9fQ.AAAA',
  `eyJhbGciOiJSUzI1NiIsImtpZCI6e319.${'A'.repeat(5000)}.AAAA`,
  '[{"x":1e308,"y":-1,"keep":"yes"}]',
];

const numbers = [0, -0, -1, 0.5, 1e21, -1e308, 5e-324, 2 ** 31, 2 ** 53 + 2, Number.MAX_SAFE_INTEGER];

/** As JSON text: numbers and keys that `JSON.stringify` would never write. */
const rawJson = ['1e999', '-1e999', '9'.repeat(400), '01', '{"__proto__":{"role":"admin"}}', '{"a":1,"a":2}'];

const deep = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 30 }),
);

/** Anything at all, as JSON text. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
  fc.constantFrom(...numbers).map((number) => JSON.stringify(number)),
  fc.constantFrom('null', 'true', 'false', '[]', '{}', ...rawJson),
  fc.constantFrom(10, 500, 10_000).map((depth) => deep('[', ']', depth)),
  fc.constantFrom(10, 500).map((depth) => deep('{"a":', '}', depth).replace(':}', ':1}')),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
);

export const hostileName: fc.Arbitrary<string> = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length'],
  ...['role', 'isVerified', 'isAdmin', 'id', 'userId', 'user_id', 'authProvider', 'balance', 'price'],
  ...['', '\0', 'a.b', 'a[b]', '0', '🛋️', 'x'.repeat(300), 'body', 'params'],
);
