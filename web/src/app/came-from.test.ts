import { describe, expect, it } from 'vitest';
import { cameFrom, hasExpired, wayBack } from './came-from.ts';

describe('the way back after signing in', () => {
  it('never leaves the application', () => {
    for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', '', 7]) {
      expect(wayBack({ from }, '/')).toBe('/');
    }
  });

  it('is the fallback when nothing was remembered', () => {
    expect(wayBack(null, '/')).toBe('/');
    expect(wayBack({}, '/')).toBe('/');
  });

  it('keeps query and anchor', () => {
    const location = { pathname: '/image-history', search: '?q=sofa', hash: '#2', state: null, key: 'k' };
    expect(wayBack(cameFrom(location, false), '/')).toBe('/image-history?q=sofa#2');
  });

  it('is explained only to whom the session ended under', () => {
    const location = { pathname: '/image-history', search: '', hash: '', state: null, key: 'k' };
    expect([null, {}, cameFrom(location, false)].map(hasExpired)).not.toContain(true);
    expect(hasExpired(cameFrom(location, true))).toBe(true);
  });
});
