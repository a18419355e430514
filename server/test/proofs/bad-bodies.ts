import type { Endpoint } from '@maquette/contract';
import fc from 'fast-check';
import { hostileJson, hostileName, hostileText } from './hostile-values.ts';
import { likelyFields } from './likely-values.ts';

export interface Body {
  readonly payload?: string | Buffer;
  readonly type?: string;
}

type Fields = readonly (readonly [string, string])[];

/** What may be done to one place of a list of fields. */
const spoilt = (fields: Fields, value: fc.Arbitrary<string>): fc.Arbitrary<Fields> =>
  fc
    .record({ at: fc.nat(Math.max(0, fields.length - 1)), how: fc.nat(5), value, name: hostileName })
    .map(({ at, how, value: bad, name }) => {
      const [own = name] = fields[at] ?? [];
      if (how === 0) return fields.filter((_field, i) => i !== at);
      if (how === 1) return [...fields, [name, bad] as const];
      if (how === 2) return [...fields, [own, bad] as const];
      return fields.map((field, i) => (i === at ? ([own, bad] as const) : field));
    });

const fieldsOf = (schema: Endpoint['body'], write: (value: unknown) => string): fc.Arbitrary<Fields> =>
  likelyFields(schema).map((fields) => fields.map(([name, value]) => [name, write(value)] as const));

const wrongTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  'application/json, text/plain',
  'nonsense',
  ';;;',
];

/** JSON of which something is wrong: a field, the whole, its text, or what it says to be. */
const badJson = ({ body }: Endpoint): fc.Arbitrary<Body> => {
  const objects = fieldsOf(body, (value) => JSON.stringify(value))
    .chain((fields) => spoilt(fields, hostileJson))
    .map((fields) => `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`);
  const texts = fc.oneof(
    { weight: 8, arbitrary: objects },
    { weight: 1, arbitrary: hostileJson },
    {
      weight: 1,
      arbitrary: fc.tuple(objects, fc.nat(200)).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    },
    { weight: 1, arbitrary: objects.map((text) => `\ufeff${text}`) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[1,]', "{'a':1}", 'x'.repeat(150_000)) },
  );
  const types = fc.oneof(
    { weight: 9, arbitrary: fc.constant('application/json') },
    { weight: 1, arbitrary: fc.constantFrom(...wrongTypes) },
  );
  return fc.record({ payload: texts, type: types });
};

/** No picture, however much it may look like one: nothing here may set an engine to work. */
const pictures = [
  Buffer.alloc(0),
  Buffer.from('no picture'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'),
  Buffer.from('ffd8ffe000104a46494600', 'hex'),
  Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex'),
  Buffer.from('524946460000000057454250565038', 'hex'),
  Buffer.alloc(50_000, 255),
];

interface Part {
  readonly head: string;
  readonly content: Buffer;
}

const quoted = (name: string): string => name.replaceAll(/["\r\n]/g, '%');
const textPart = ([name, value]: readonly [string, string]): Part => ({
  head: `content-disposition: form-data; name="${quoted(name)}"`,
  content: Buffer.from(value),
});

const badPart = (names: readonly string[]): fc.Arbitrary<Part> =>
  fc
    .record({
      name: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...names) }, hostileName),
      filename: hostileText,
      content: fc.constantFrom(...pictures),
      how: fc.nat(9),
    })
    .map(({ name, filename, content, how }) => {
      if (how === 0) return { head: 'content-disposition: form-data', content };
      if (how === 1) return { head: `content-type: image/png\r\nx: ${'y'.repeat(20_000)}`, content };
      if (how === 2) return { head: `content-disposition: attachment; name="${quoted(name)}"`, content };
      const encoding = how === 3 ? '\r\ncontent-transfer-encoding: base64' : '';
      const file = `form-data; name="${quoted(name)}"; filename="${quoted(filename)}"`;
      return { head: `content-disposition: ${file}\r\ncontent-type: image/png${encoding}`, content };
    });

const written = (parts: readonly Part[], how: number): Buffer => {
  const pieces = parts.flatMap(({ head, content }) => [
    Buffer.from(`--edge\r\n${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  const whole = Buffer.concat([...pieces, Buffer.from(how === 0 ? '' : '--edge--\r\n')]);
  return how === 1 ? whole.subarray(0, whole.length >> 1) : whole;
};

/** A multipart body of which something is wrong: a field, a file, its frame, or what it says to be. */
const badForm = ({ form, files = {} }: Endpoint): fc.Arbitrary<Body> => {
  const names = [...Object.keys(files), 'image', 'prompt'];
  const fields = fieldsOf(form, String).chain((right) => spoilt(right, hostileText));
  const types = fc.oneof(
    { weight: 9, arbitrary: fc.constant('multipart/form-data; boundary=edge') },
    { weight: 1, arbitrary: fc.constantFrom('multipart/form-data; boundary=other', ...wrongTypes) },
  );
  return fc
    .record({
      fields,
      parts: fc.array(badPart(names), { maxLength: 3 }),
      how: fc.nat(20),
      times: fc.constantFrom(1, 1, 1, 1, 8),
      type: types,
    })
    .map(({ fields: texts, parts, how, times, type }) => {
      const all = [...parts, ...Array.from({ length: times }, () => texts.map(textPart)).flat()];
      return { payload: written(all, how), type };
    });
};

/** A body for a call that takes none. */
const needless: fc.Arbitrary<Body> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  hostileJson.map((payload) => ({ payload, type: 'application/json' })),
  fc.constantFrom(...wrongTypes).map((type) => ({ payload: 'x', type })),
);

/** What an endpoint may be sent as its body by somebody who is mistaken, or means ill. */
export const badBody = (endpoint: Endpoint): fc.Arbitrary<Body> => {
  if (endpoint.files) return badForm(endpoint);
  return endpoint.body ? badJson(endpoint) : needless;
};
