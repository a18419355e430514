/** A row of the table of sentences: what becomes of a wish about a marked place, with our own engine. */
export interface SentenceOutcome {
  readonly sentence: string;
  /** What the words panel says, in the sentence's language, before anything is paid. */
  readonly said: string;
  /** What the call comes to: "put: sofa · 1 credit", "recolour · free", "422 no_model, closest: piano". */
  readonly done: string;
}

/** The rows below the heading "Forty sentences" of a Markdown text. */
export function outcomesIn(markdown: string): SentenceOutcome[] {
  const [, after = ''] = markdown.split(/^## Forty sentences$/m);
  const [section = ''] = after.split(/^## /m);
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => {
    const [sentence = '', said = '', done = ''] = row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return { sentence, said, done };
  });
}
