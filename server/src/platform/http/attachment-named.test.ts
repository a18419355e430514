import { expect, it } from 'vitest';
import { attachmentNamed } from './attachment-named.ts';

it.each([
  ['export.zip', 'export.zip', 'export.zip'],
  ['été.zip', 'ete.zip', '%C3%A9t%C3%A9.zip'],
  ['a"b\\c%d.zip', 'a_b_c_d.zip', 'a%22b%5Cc%25d.zip'],
  ["it's (1)*.zip", "it's (1)*.zip", 'it%27s%20%281%29%2A.zip'],
  ['a\r\nset-cookie: x', 'a__set-cookie: x', 'a%0D%0Aset-cookie%3A%20x'],
  ['🛋.zip', '_.zip', '%F0%9F%9B%8B.zip'],
  ['\ud800.zip', '_.zip', '%EF%BF%BD.zip'],
])('names %j for every browser, and nothing beyond', (filename, ascii, exact) => {
  expect(attachmentNamed(filename)).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${exact}`);
});
