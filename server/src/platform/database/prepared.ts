import { type Compilable, CompiledQuery } from 'kysely';
import { type Db, isPostgres } from './db.ts';

/** Stands in a query for a value that is given each time it is run. */
class Slot {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Names the value that belongs where it stands. */
export type ValueOf<V> = <K extends keyof V>(name: K) => V[K];

/**
 * A query that is put together and written out once for each kind of database, and from then on only given its values: for
 * what is asked at every call, where putting it together takes longer than answering it. Its shape must not depend on them.
 */
export function prepared<V extends object, R>(build: (db: Db, value: ValueOf<V>) => Compilable<R>) {
  const slot = (<K extends keyof V>(name: K) => new Slot(name)) as unknown as ValueOf<V>;
  const written = new Map<boolean, CompiledQuery<R>>();
  return async (db: Db, values: V): Promise<R[]> => {
    const kind = isPostgres(db);
    const query = written.get(kind) ?? build(db, slot).compile();
    written.set(kind, query);
    const parameters = query.parameters.map((one) =>
      one instanceof Slot ? values[one.name as keyof V] : one,
    );
    const { rows } = await db.executeQuery<R>({ ...query, parameters });
    return rows;
  };
}
