import type { Account } from './account.ts';
import { invalid } from './api-error.ts';

type Thing = Record<string, unknown>;

/** A copy of what is told, with what was asked for laid out in full; an invoice tells its payments only then. */
export const present = (account: Account, thing: object, expand: readonly string[]): Thing => {
  const copy = structuredClone(thing) as Thing;
  const paths = expand.map((path) => path.split('.'));
  const inside = (name: string) =>
    paths
      .filter(([first, next]) => first === name && next !== undefined)
      .map(([, ...rest]) => rest.join('.'));
  if (copy['object'] === 'list') {
    const data = copy['data'] as object[];
    const wanted = paths.filter(([first]) => first === 'data').map(([, ...rest]) => rest.join('.'));
    return { ...copy, data: data.map((one) => present(account, one, wanted)) };
  }
  for (const name of new Set(paths.map(([first = '']) => first))) {
    const value = copy[name];
    if (value === undefined) throw invalid(`This property cannot be expanded (${name}).`);
    const whole = typeof value === 'string' ? findThing(account, value) : value;
    if (typeof whole === 'object' && whole !== null) copy[name] = present(account, whole, inside(name));
  }
  if (copy['object'] === 'invoice' && !paths.some(([first]) => first === 'payments')) delete copy['payments'];
  return copy;
};

const findThing = (account: Account, id: string): object | undefined =>
  [
    account.customers,
    account.methods,
    account.intents,
    account.charges,
    account.subscriptions,
    account.invoices,
  ]
    .map((kind) => kind.get(id))
    .find((found) => found !== undefined);
