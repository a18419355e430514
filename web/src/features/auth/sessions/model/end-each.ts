/** Ends one session after the other; the first that will not end stops it. Gives back the ids of those that ended. */
export const endEach = async (
  ids: readonly string[],
  end: (id: string) => Promise<unknown>,
): Promise<string[]> => {
  const ended: string[] = [];
  for (const id of ids) {
    const isEnded = await end(id).then(
      () => true,
      () => false,
    );
    if (!isEnded) break;
    ended.push(id);
  }
  return ended;
};
