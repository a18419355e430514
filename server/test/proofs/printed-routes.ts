/** Routes as `GET /path`, out of the tree that Fastify's `printRoutes` draws. */
export const printedRoutes = (tree: string): string[] => {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^([│ ]*)[├└]── (\S+)(?: \(([^)]+)\))?/.exec(line) ?? [];
    if (indent === undefined || part === undefined) return [];
    above.length = indent.length / 4;
    above.push(part);
    return (methods ?? '')
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${above.join('')}`);
  });
};
