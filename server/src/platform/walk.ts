const rowsAtATime = 1000;

/**
 * Walks a table of any size a page at a time.
 * @param pageAfter the next rows in key order after the one given (from the start when there is none), `limit` at most
 */
export async function* walk<T>(
  pageAfter: (last: T | undefined, limit: number) => Promise<readonly T[]>,
): AsyncGenerator<T> {
  let last: T | undefined;
  for (;;) {
    const page = await pageAfter(last, rowsAtATime);
    yield* page;
    last = page.at(-1);
    if (page.length < rowsAtATime) return;
  }
}
