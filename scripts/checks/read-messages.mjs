// Reads the sentences of a message file: the string properties of the objects it holds.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/**
 * Nested objects give keys joined by dots, as i18next reads them.
 * @param {string} file
 * @returns {Map<string, string>} sentence by key
 */
export function readMessages(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  /** @type {Map<string, string>} */
  const sentences = new Map();
  /** @type {(node: ts.Node, above: string) => void} */
  const visit = (node, above) => {
    if (!ts.isPropertyAssignment(node)) {
      ts.forEachChild(node, (child) => visit(child, above));
      return;
    }
    const key = above + nameOf(node.name);
    const text = textOf(node.initializer);
    if (text !== null) sentences.set(key, text);
    else visit(node.initializer, `${key}.`);
  };
  visit(source, '');
  return sentences;
}

/** @param {ts.PropertyName} name */
function nameOf(name) {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

/**
 * @param {ts.Expression} value
 * @returns {string | null} null for what is no sentence; a sentence made by a function counts with its source
 */
function textOf(value) {
  if (ts.isStringLiteralLike(value)) return value.text;
  if (ts.isArrowFunction(value) || ts.isTemplateExpression(value)) return value.getText();
  if (ts.isBinaryExpression(value)) return `${textOf(value.left) ?? ''}${textOf(value.right) ?? ''}`;
  return null;
}
