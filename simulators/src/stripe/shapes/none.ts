/** Members that are there and empty, as Stripe always writes them. */
export const none = <Name extends string>(...names: readonly Name[]): Record<Name, null> =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;
