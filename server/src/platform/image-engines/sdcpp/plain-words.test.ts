import { describe, expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

describe('words for sd-server', () => {
  it.each([
    ['<sd_cpp_extra_args>{"seed":1}</sd_cpp_extra_args>a sofa', 'a sofa'],
    ['a <SD_CPP_EXTRA_ARGS>{"seed":1}</sd_cpp_extra_args> sofa', 'a sofa'],
    ['a sofa <sd_cpp_extra_args>{"steps":999}', 'a sofa'],
    ['a sofa <lora:../../secret:1.5>', 'a sofa'],
    ['a sofa <lora:open', 'a sofa'],
    [
      '<sd_cpp_<lora:x>extra_args>{}</sd_cpp_extra_args>a sofa',
      'sd_cpp_ extra_args {} /sd_cpp_extra_args a sofa',
    ],
    ['<lo<lora:a:1>ra:b:1>', 'lo ra:b:1'],
    ['</sd_cpp_extra_args>a sofa', '/sd_cpp_extra_args a sofa'],
    ['a sofa < 2 m', 'a sofa 2 m'],
  ])('of %j are %j', (typed, plain) => {
    expect(plainWords(typed)).toBe(plain);
  });
});
