import { describe, expect, it } from 'vitest';
import { trustedUrl } from './trusted-url.ts';

const official = { baseUrl: 'https://api.bfl.ai', domain: 'bfl.ai' };
const own = { baseUrl: 'http://127.0.0.1:9001', domain: 'bfl.ai' };

describe('an address out of an answer', () => {
  it.each([
    ...['http://127.0.0.1:8080/', 'https://127.0.0.1/', 'https://localhost/', 'https://[::1]/'],
    ...['https://0x7f000001/', 'https://2130706433/', 'https://127.1/', 'https://169.254.169.254/latest/'],
    ...['http://delivery.bfl.ai/a.png', 'https://delivery.bfl.ai:8443/a.png', 'ftp://delivery.bfl.ai/a'],
    ...[
      'https://bfl.ai.evil.test/',
      'https://evilbfl.ai/',
      'https://bfl.ai@evil.test/',
      'https://evil.test/bfl.ai',
    ],
    ...['https://user:word@delivery.bfl.ai/', 'https://evil.test#.bfl.ai', 'https://evil.test\\.bfl.ai/'],
    ...[
      'https://delivery.bfl.ai./',
      'file:///etc/passwd',
      'data:image/png;base64,AA',
      '//evil.test/',
      '/a',
      '',
    ],
    ...[null, 7, { url: 'https://api.bfl.ai/' }],
  ])('is refused when it is %s', (address) => {
    expect(() => trustedUrl(address, official)).toThrow("not the service's own");
  });

  it('is refused outside the very origin that was set when that is not the official one', () => {
    for (const address of [
      'https://delivery.bfl.ai/a.png',
      'http://127.0.0.1:9002/a',
      'http://localhost:9001/a',
    ]) {
      expect(() => trustedUrl(address, own)).toThrow("not the service's own");
    }
    expect(() => trustedUrl('https://a.bfl.ai/x', { ...official, domain: null })).toThrow(
      "not the service's own",
    );
  });

  it("is taken from the official service's own domain, and must then be public", () => {
    expect(trustedUrl('https://delivery-eu1.bfl.ai/a.png?x=1', official)).toEqual({
      url: 'https://delivery-eu1.bfl.ai/a.png?x=1',
      isPublicOnly: true,
    });
  });

  it('is taken from the origin that was set', () => {
    expect(trustedUrl('http://127.0.0.1:9001/a.png', own)).toEqual({
      url: 'http://127.0.0.1:9001/a.png',
      isPublicOnly: false,
    });
  });
});
