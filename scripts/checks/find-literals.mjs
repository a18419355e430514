// Finds in a source file the words that may be message keys, and the words that should have been messages.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

// Attributes whose text people read or hear.
const SPOKEN = new Set([
  'alt',
  'title',
  'label',
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-valuetext',
]);
// The product's name, and units, are the same in every language.
const SAME_EVERYWHERE = /\b(?:Maquette|px|MB|KB|GB)\b/g;

/**
 * @typedef {object} Literals
 * @property {Set<string>} words every string in the file
 * @property {{ head: string, tail: string }[]} patterns strings with a gap, by what stands before the first and after the last gap
 * @property {{ line: number, text: string }[]} spoken text for people, written where no translator finds it
 *
 * @param {string} file
 * @returns {Literals}
 */
export function findLiterals(file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
  /** @type {Literals} */
  const found = { words: new Set(), patterns: [], spoken: [] };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isStringLiteralLike(node)) found.words.add(node.text);
    if (ts.isTemplateExpression(node)) found.patterns.push(patternOf(node));
    const text = spokenText(node);
    if (text !== null && /\p{L}/u.test(text.replaceAll(SAME_EVERYWHERE, ''))) {
      found.spoken.push({
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        text: text.trim(),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {ts.TemplateExpression} node */
function patternOf(node) {
  return { head: node.head.text, tail: node.templateSpans.at(-1)?.literal.text ?? '' };
}

/**
 * @param {ts.Node} node
 * @returns {string | null}
 */
function spokenText(node) {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) return literalIn(node.initializer);
  const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
  return isChild ? literalIn(node) : null;
}

/** @param {ts.Node | undefined} value */
function literalIn(value) {
  const inner = value && ts.isJsxExpression(value) ? value.expression : value;
  if (!inner) return null;
  if (ts.isTemplateExpression(inner))
    return [inner.head, ...inner.templateSpans.map((s) => s.literal)].map((t) => t.text).join('');
  return ts.isStringLiteralLike(inner) ? inner.text : null;
}
