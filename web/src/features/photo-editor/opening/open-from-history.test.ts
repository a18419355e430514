import { expect, it } from 'vitest';
import { pictureAddress } from './open-from-history.ts';

const origin = 'https://maquette.example';

it.each(['', 'javascript:alert(1)', 'data:text/html,<p>', 'ftp://maquette.example/a.jpg', 'http://'])(
  'does not fetch %s',
  (url) => expect(pictureAddress(url, origin)).toEqual({ kind: 'none' }),
);

it.each(['https://elsewhere.example/a.jpg', '//elsewhere.example/a.jpg', 'http://maquette.example/a.jpg'])(
  'asks the proxy for %s, which is of another origin',
  (url) => expect(pictureAddress(url, origin)).toEqual({ kind: 'proxied', url }),
);

it.each(['/api/files/1/content?expires=2', 'https://maquette.example/a.jpg', 'data:image/png;base64,AA=='])(
  'fetches %s itself',
  (url) => expect(pictureAddress(url, origin)).toEqual({ kind: 'direct', url }),
);
