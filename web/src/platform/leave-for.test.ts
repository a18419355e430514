import { expect, it } from 'vitest';
import { leaveFor } from './leave-for.ts';

const leave = (address: string) => {
  const left: string[] = [];
  leaveFor(address, { origin: 'http://127.0.0.1:8080', assign: (url) => left.push(String(url)) });
  return left;
};

it.each(['javascript:alert(1)', 'data:text/html,x', 'http://elsewhere.example/pay', 'blob:http://a/b'])(
  'nobody is led to %s',
  (address) => {
    expect(() => leave(address)).toThrow(TypeError);
  },
);

it('one is led to a page of the own server and to one under https', () => {
  expect(leave('/sandbox/checkout/cs_1')).toEqual(['http://127.0.0.1:8080/sandbox/checkout/cs_1']);
  expect(leave('https://checkout.example/c/1#x')).toEqual(['https://checkout.example/c/1#x']);
});
