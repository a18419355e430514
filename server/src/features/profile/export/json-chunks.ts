/** Values by name; lists that are walked are told as they come. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** An object as readable JSON (RFC 8259), a piece at a time: no list in it is ever held whole. */
export async function* jsonChunks(fields: JsonFields): AsyncGenerator<Buffer> {
  let mark = '{';
  for (const [name, value] of Object.entries(fields)) {
    yield Buffer.from(`${mark}\n  ${JSON.stringify(name)}: `);
    mark = ',';
    if (isWalked(value)) yield* listChunks(value);
    else yield Buffer.from(indented(value, '  '));
  }
  yield Buffer.from('\n}\n');
}

async function* listChunks(items: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  let mark = '[';
  for await (const item of items) {
    yield Buffer.from(`${mark}\n    ${indented(item, '    ')}`);
    mark = ',';
  }
  yield Buffer.from(mark === '[' ? '[]' : '\n  ]');
}

const isWalked = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

const indented = (value: unknown, margin: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${margin}`);
