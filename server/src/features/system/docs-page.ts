import { type Endpoint, errorsOf, statusOf } from '@maquette/contract';
import { z } from 'zod';
import type { Rooms } from './describe-contract.ts';

/** The endpoint table as a page to read: plain HTML, no script. */
export const docsPage = (rooms: Rooms, version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Maquette API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>Maquette API</h1>
<p>Version ${escape(version)}. All paths are below <code>/api</code>. The same as
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<p>Send the token of sign-in as <code>Authorization: Bearer …</code>. A failed call answers
<code>{message, error, requestId, fields?}</code>; <code>error</code> is one of the codes listed with the endpoint,
<code>message</code> a sentence in the language of <code>Accept-Language</code>.</p>
<nav><ul>${Object.keys(rooms)
  .map((room) => `<li><a href="#${escape(room)}">${escape(room)}</a></li>`)
  .join('')}</ul></nav>
</header>
<main>
${Object.entries(rooms)
  .map(([room, endpoints]) => section(room, Object.values(endpoints)))
  .join('\n')}
</main>
</body>
</html>
`;

const section = (room: string, endpoints: readonly Endpoint[]): string =>
  `<section id="${escape(room)}"><h2>${escape(room)}</h2>\n${endpoints.map(article).join('\n')}\n</section>`;

const article = (endpoint: Endpoint): string => {
  const { method, path, access, apiKeys, summary, status = 200 } = endpoint;
  const errors = errorsOf(endpoint);
  return `<article>
<h3><span>${method}</span> <code>${escape(path)}</code></h3>
<p>${escape(summary)}. ${accessWords[access]}${apiKeys ? ' A personal key will do.' : ''}</p>
${part('Path', endpoint.params)}${part('Query', endpoint.query)}${part('JSON body', endpoint.body)}${part('Form fields', endpoint.form)}${fileList(endpoint.files)}
${part(`Answer ${status}`, endpoint.answer === 'json' ? endpoint.response : undefined, 'output')}
${errors.length > 0 ? `<p>Errors: ${errors.map((code) => `<code>${code}</code> ${statusOf[code]}`).join(', ')}</p>` : ''}
</article>`;
};

const accessWords: Record<Endpoint['access'], string> = {
  public: 'Anyone may call it.',
  'signed-in': 'Needs a token.',
  admin: 'Needs the token of an administrator.',
  'signed-url': 'Called by a signed address that other answers hand out.',
};

const fileList = (files: Endpoint['files']): string => {
  if (!files) return '';
  const items = Object.entries(files).map(
    ([name, isRequired]) => `<code>${escape(name)}</code>${isRequired ? '' : ' (optional)'}`,
  );
  return `<p>Files of a multipart body: ${items.join(', ')}</p>`;
};

const part = (title: string, schema: z.ZodType | undefined, io: 'input' | 'output' = 'input'): string => {
  if (schema === undefined) return '';
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre>${escape(JSON.stringify(rest, null, 2))}</pre></details>`;
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
