import { z } from 'zod';
import type { Account } from './account.ts';

/** One call of the API: what it takes and what it does. */
export interface ApiCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  /** For faults and counts. */
  readonly step: string;
  readonly params: z.ZodType<{ expand?: string[] | undefined }>;
  /** Whether a page may make it, with the publishable key. */
  readonly isForPages: boolean;
  perform(account: Account, asked: { readonly caught: readonly string[]; readonly params: unknown }): object;
}

interface CallOf<Shape extends z.ZodRawShape> {
  readonly step: string;
  readonly params: Shape;
  readonly isForPages?: true;
  readonly perform: (
    account: Account,
    asked: { readonly id: string; readonly child: string; readonly params: z.infer<z.ZodObject<Shape>> },
  ) => object;
}

/** `line` such as `POST /v1/customers/:id`; whatever `params` does not name is refused. */
export const apiCall = <Shape extends z.ZodRawShape>(line: string, call: CallOf<Shape>): ApiCall => {
  const [method = '', path = ''] = line.split(' ');
  const schema = z.strictObject({ ...call.params, expand: z.array(z.string()).optional() });
  return {
    method: method as ApiCall['method'],
    path: new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`),
    step: call.step,
    params: schema as unknown as ApiCall['params'],
    isForPages: call.isForPages ?? false,
    perform: (account, { caught, params }) => {
      const [id = '', child = ''] = caught.map(decodeURIComponent);
      return call.perform(account, { id, child, params: params as z.infer<z.ZodObject<Shape>> });
    },
  };
};

/** Values as they stand in a form. */
export const wire = {
  whole: z.string().regex(/^\d+$/).transform(Number),
  flag: z.enum(['true', 'false']).transform((value) => value === 'true'),
  metadata: z.record(z.string().max(40), z.string().max(500)),
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(100)).optional(),
};

/** A page of a list, newest first. */
export const listOf = <T extends { readonly id: string }>(
  found: readonly T[],
  { url, limit = 10, after }: { url: string; limit?: number | undefined; after?: string | undefined },
): object => {
  const newest = found.toReversed();
  const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const data = newest.slice(from, from + limit);
  return { object: 'list', data, has_more: newest.length > from + limit, url };
};
