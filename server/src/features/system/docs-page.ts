import { type Endpoint, errorsOf, statusOf } from '@maquette/contract';
import { z } from 'zod';
import type { Features } from './describe-contract.ts';

/** The endpoint table as a page to read: plain HTML, no script. */
export function docsPage(features: Features, version: string): string {
  return `<!doctype html>
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
<nav><ul>${Object.keys(features)
    .map((feature) => `<li><a href="#${escape(feature)}">${escape(feature)}</a></li>`)
    .join('')}</ul></nav>
</header>
<main>
${Object.entries(features)
  .map(([feature, endpoints]) => section(feature, Object.values(endpoints)))
  .join('\n')}
</main>
</body>
</html>
`;
}

const section = (feature: string, endpoints: readonly Endpoint[]): string =>
  `<section id="${escape(feature)}"><h2>${escape(feature)}</h2>\n${endpoints.map(article).join('\n')}\n</section>`;

function article(endpoint: Endpoint): string {
  const { method, path, access, apiKeys, summary, status = 200 } = endpoint;
  const errors = errorsOf(endpoint);
  return `<article>
<h3><span>${method}</span> <code>${escape(path)}</code></h3>
<p>${escape(summary)}. ${accessWords[access]}${apiKeys ? ' A personal key will do.' : ''}</p>
${part('Path', endpoint.params)}${part('Query', endpoint.query)}${part('JSON body', endpoint.body)}${part('Form fields', endpoint.form)}${fileList(endpoint.files)}
${part(`Answer ${status}`, endpoint.answer === 'json' ? endpoint.response : undefined, 'output')}
${errors.length > 0 ? `<p>Errors: ${errors.map((code) => `<code>${code}</code> ${statusOf[code]}`).join(', ')}</p>` : ''}
</article>`;
}

const accessWords: Record<Endpoint['access'], string> = {
  public: 'Anyone may call it.',
  'signed-in': 'Needs a token.',
  admin: 'Needs the token of an administrator.',
  'signed-url': 'Called by a signed address that other answers hand out.',
};

function fileList(files: Endpoint['files']): string {
  if (!files) return '';
  const items = Object.entries(files).map(
    ([name, isRequired]) => `<code>${escape(name)}</code>${isRequired ? '' : ' (optional)'}`,
  );
  return `<p>Files of a multipart body: ${items.join(', ')}</p>`;
}

function part(title: string, schema: z.ZodType | undefined, io: 'input' | 'output' = 'input'): string {
  if (schema === undefined) return '';
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<details><summary>${title}</summary><pre>${escape(JSON.stringify(rest, null, 2))}</pre></details>`;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** How the reference page looks; a file of its own because the security policy allows no style in the page. */
export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#ddd8d0, #3a3733); --accent: light-dark(#1f5d54, #7cc4b7); }
body { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; font: 1rem/1.55 system-ui, sans-serif;
  background: light-dark(#faf8f5, #191816); color: light-dark(#26231f, #ece8e1); }
h1 { font-size: 1.9rem; margin-bottom: 0.25rem; }
h2 { margin-top: 3rem; text-transform: capitalize; }
article { border-top: 1px solid var(--line); padding: 0.5rem 0 1rem; }
h3 { font-size: 1.05rem; margin-bottom: 0.25rem; }
h3 span { display: inline-block; min-width: 4.2rem; color: var(--accent); }
a { color: var(--accent); }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
details { margin: 0.4rem 0; }
summary { cursor: pointer; }
`;
