import type { Endpoint } from '@maquette/contract';
import fc from 'fast-check';
import { badBody, type Body } from './bad-bodies.ts';
import { hostileName, hostileText } from './hostile-values.ts';
import { likelyFields } from './likely-values.ts';

export interface BadRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Body;
  /** Whether it comes from somebody who is signed in. */
  readonly isSignedIn: boolean;
}

const segments = [
  ...['.', '..', '%00', '%zz', '%2e%2e%2f', '%ff', '%c0%ae', '*', '?', '#', ';a=b', ':id', '__proto__', ' '],
  ...['0190a000-0000-7000-8000-000000000000', 'x'.repeat(65), 'x'.repeat(5000), 'google', 'GOOGLE', 'public'],
];
/** Half a character cannot be escaped. */
const escaped = (text: string): string => encodeURIComponent(Buffer.from(text).toString());
const segment: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...segments), hostileText.map(escaped));

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const queryOf = ({ query }: Endpoint): fc.Arbitrary<string> => {
  const right = likelyFields(query).map((fields) =>
    fields.map(([name, value]) => `${name}=${escaped(asText(value))}`),
  );
  const names = likelyFields(query).map((fields) => fields.map(([name]) => name));
  const wrong = fc
    .tuple(names, hostileName, fc.nat(3), hostileText)
    .map(([own, name, at, value]) => `${escaped(own[at] ?? name)}=${escaped(value)}`);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: fc.tuple(right, wrong).map(([fields, bad]) => `?${[...fields, bad].join('&')}`) },
    { weight: 2, arbitrary: right.map((fields) => `?${fields.join('&')}`) },
    { weight: 1, arbitrary: fc.constantFrom('?', '?&&==', '?%zz=%ff', '?a[b]=c', `?${'a=b&'.repeat(2000)}`) },
  );
};

const urlOf = (endpoint: Endpoint): fc.Arbitrary<string> =>
  fc
    .tuple(segment, queryOf(endpoint))
    .map(([value, query]) => `/api${endpoint.path.replaceAll(/:\w+/g, () => value)}${query}`);

/** Headers the server reads, and some it must not. */
const headerValues = {
  'accept-language': ['', '*', 'fr;q=NaN', 'fr;q=-1,en;q=1e9', ',,,;;;', 'x'.repeat(9000), 'fr'],
  prefer: ['', 'respond-async; wait=-1', 'x'.repeat(9000), 'respond-asyncx'],
  'idempotency-key': ['', ' ', 'x'.repeat(256), 'clé', 'a b', 'ok-1'],
  range: ['bytes=0-0', 'bytes=-', 'bytes=9-1', 'lines=1-2', `bytes=${'0-1,'.repeat(900)}`],
  'if-none-match': ['*', '"', '"x", W/"y"', ','.repeat(9000)],
  'user-agent': ['', '\u0001', 'ü'.repeat(400), 'x'.repeat(9000)],
  'accept-encoding': ['', 'br;q=0, *;q=0', 'gzip;q=x', 'nonsense', 'identity;q=0'],
  'content-encoding': ['gzip', 'br', 'nonsense'],
  'content-length': ['-1', 'abc', '0', '99999999999', '1e3'],
  'transfer-encoding': ['chunked', 'gzip, chunked'],
  'x-forwarded-for': ['1.2.3.4', 'nonsense', "'", ','.repeat(500)],
  'x-forwarded-host': ['evil.example'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['\u0001', 'x'.repeat(9000)],
  host: ['', 'evil.example', 'a:b:c', '['],
  cookie: ['a=b; __proto__=c'],
  authorization: [
    '',
    'Bearer',
    'Bearer ',
    'Bearer  x',
    'Basic YTpi',
    'bearer é',
    `Bearer ${'x'.repeat(9000)}`,
  ],
};

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...Object.entries(headerValues))
      .chain(([name, values]) => fc.constantFrom(...values).map((value) => ({ [name]: value }))),
  },
);

/** Requests that are wrong somewhere: in their address, headers or body; few of them may be right by chance. */
export const badRequest = (endpoint: Endpoint): fc.Arbitrary<BadRequest> =>
  fc.record({
    method: fc.oneof(
      { weight: 30, arbitrary: fc.constant<string>(endpoint.method) },
      { weight: 1, arbitrary: fc.constantFrom('PATCH', 'OPTIONS', 'HEAD', 'PUT', 'DELETE') },
    ),
    url: urlOf(endpoint),
    headers,
    body: badBody(endpoint),
    isSignedIn: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)),
  });
