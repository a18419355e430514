import { describe, expect, it } from 'vitest';
import { cameFrom, endOf, wayBack } from './came-from.ts';

describe('the way back after signing in', () => {
  it('never leaves the application', () => {
    const slashes = ['//', '///', '/\\', '\\\\', ' //', '\t//', '/\t/', '/\n/', '/\n\\', '/\r\n/', '/\r\n\\'];
    const schemes = [
      'https://',
      'HTTPS://',
      'https:',
      'https:/\\',
      'data:text/html,',
      'javascript:',
      'java\tscript:',
    ];
    const hidden = [
      '//evil.example\\@127.0.0.1',
      '//127.0.0.1@evil.example',
      '//%65vil.example',
      '//evil。example',
    ];
    const others = ['/a\t/../../evil.example', '%2F%2Fevil.example', '', 7];
    const sites = [...slashes, ...schemes].map((begin) => `${begin}evil.example`);
    for (const from of [...sites, ...hidden, ...others])
      expect(wayBack({ from }, '/'), JSON.stringify(from)).toBe('/');
  });

  it('is the fallback when nothing was remembered', () => {
    expect(wayBack(null, '/')).toBe('/');
    expect(wayBack({}, '/')).toBe('/');
  });

  it('keeps query and anchor', () => {
    const location = { pathname: '/image-history', search: '?q=sofa', hash: '#2', state: null, key: 'k' };
    expect(wayBack(cameFrom(location, null), '/')).toBe('/image-history?q=sofa#2');
  });

  it('is explained only to whom the session ended under', () => {
    const location = { pathname: '/image-history', search: '', hash: '', state: null, key: 'k' };
    expect([null, {}, { ended: 'bored' }, cameFrom(location, null)].map(endOf)).toEqual(Array(4).fill(null));
    expect(endOf(cameFrom(location, 'expired'))).toBe('expired');
    expect(endOf(cameFrom(location, 'password-changed'))).toBe('password-changed');
  });
});
