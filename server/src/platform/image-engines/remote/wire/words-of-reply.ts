import type { ServiceReply } from './service-fetch.ts';

/** What an answer says about itself: services differ, and many do not document it. */
export function wordsOfReply(reply: ServiceReply): string {
  const text = reply.bytes.toString('utf8');
  const said = fieldsOf(text);
  const words = said?.['detail'] ?? said?.['message'] ?? said?.['error'] ?? text;
  if (Array.isArray(words)) return words.map(wordsOfIssue).join('; ');
  return typeof words === 'string' ? words : JSON.stringify(words);
}

function fieldsOf(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? (parsed as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

const wordsOfIssue = (issue: { loc?: unknown; msg?: unknown } | null): string =>
  `${Array.isArray(issue?.loc) ? issue.loc.join('.') : ''}: ${String(issue?.msg)}`;
