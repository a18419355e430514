import type { Locale } from '@maquette/contract';
import { withFrenchMarks } from '../../french-marks.ts';
import { escapeHtml } from '../../html.ts';

export interface LetterPage {
  readonly locale: Locale;
  readonly subject: string;
  readonly greeting: string;
  readonly before: readonly string[];
  readonly action: { readonly link: string; readonly label: string; readonly underButton: string } | null;
  readonly after: readonly string[];
  readonly signature: string;
  readonly footer: string;
}

const FONT =
  "font-family:'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The colours of the product, as mail programs take them: by the element in light, by a class in dark. */
const STYLE = {
  page: `margin:0;padding:32px 16px;background:#faf8f5;color:#23211d;${FONT};font-size:16px;line-height:1.55`,
  column: 'max-width:560px;margin:0 auto',
  mark: 'margin:0 4px 20px;font-size:20px;font-weight:700;letter-spacing:-0.01em;color:#1d5c52',
  card: 'padding:28px 24px;background:#ffffff;border:1px solid #e4dfd7;border-radius:16px',
  title: 'margin:0 0 20px;font-size:22px;line-height:1.3;font-weight:650;letter-spacing:-0.01em',
  line: 'margin:0 0 16px',
  last: 'margin:0',
  button:
    'display:inline-block;margin:8px 0 20px;padding:13px 22px;text-align:center;border-radius:10px;background:#1d5c52;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'margin:0 0 20px;font-size:14px;color:#55504a',
  link: 'color:#1d5c52;word-break:break-all',
  footer: 'margin:20px 4px 0;font-size:13px;color:#6c665f',
} as const;

const DARK = [
  '@media (prefers-color-scheme: dark) {',
  '.page { background: #171614 !important; color: #f1eee8 !important }',
  '.card { background: #1f1d1a !important; border-color: #36322d !important }',
  '.mark, .link { color: #8fd3c3 !important }',
  '.button { background: #7fcab8 !important; color: #0c2620 !important }',
  '.small { color: #c3bdb3 !important }',
  '.footer { color: #a29b91 !important }',
  '}',
].join('\n');

/** The page a mail program shows: no pictures, nothing loaded, nothing that tells it was read. */
export function letterPage(letter: LetterPage): string {
  const { locale, subject, greeting, before, action, after, signature, footer } = letter;
  const lines = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="supported-color-schemes" content="light dark">',
    `<title>${escape(subject)}</title>`,
    `<style>\n:root { color-scheme: light dark }\n${DARK}\n</style>`,
    '</head>',
    `<body class="page" style="${STYLE.page}">`,
    `<div style="${STYLE.column}">`,
    `<p class="mark" style="${STYLE.mark}">Maquette</p>`,
    `<div class="card" style="${STYLE.card}">`,
    `<h1 style="${STYLE.title}">${escape(subject)}</h1>`,
    ...[greeting, ...before].map((line) => `<p style="${STYLE.line}">${escape(line)}</p>`),
    ...(action === null ? [] : actionLines(action)),
    ...after.map((line) => `<p style="${STYLE.line}">${escape(line)}</p>`),
    `<p style="${STYLE.last}">${escape(signature)}</p>`,
    '</div>',
    `<p class="footer" style="${STYLE.footer}">${escape(footer)}</p>`,
    '</div>',
    '</body>',
    '</html>',
  ];
  return inAscii(lines.join('\n'));
}

const actionLines = ({ link, label, underButton }: NonNullable<LetterPage['action']>): string[] => [
  `<a class="button" href="${escape(link)}" style="${STYLE.button}">${escape(label)}</a>`,
  `<p class="small" style="${STYLE.small}">${escape(underButton)}<br>`,
  `<a class="link" href="${escape(link)}" style="${STYLE.link}">${escape(link)}</a></p>`,
];

/** The space that French sets before these marks, and the one after a number, end no line. */
const escape = (text: string): string => withFrenchMarks(escapeHtml(text)).replace(/(?<=\d) /g, '\u00A0');

/** Read rightly whatever the mail program takes the characters for. */
const inAscii = (html: string): string =>
  html.replace(/\P{ASCII}/gu, (character) => `&#${character.codePointAt(0)};`);
