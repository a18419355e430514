import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` anyone, `signed-in` a bearer token, `admin` the token of an administrator, `signed-url` whoever
 * holds the signed address.
 */
export type Access = 'public' | 'signed-in' | 'admin' | 'signed-url';

/** How the answer travels: JSON by the schema, picture bytes, a file to keep, server-sent events, a text or a page. */
export type AnswerKind = 'json' | 'bytes' | 'download' | 'events' | 'text' | 'html';

export interface Endpoint {
  readonly method: Method;
  /** Below `/api`, with `:name` for parameters. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /**
   * A personal key for programs is taken as a bearer token too; `errorsOf` has what is answered then.
   */
  readonly apiKeys?: true;
  /** JSON body. */
  readonly body?: z.ZodType;
  /** The body is taken as the bytes that were sent, whatever they are: a signature is over them. */
  readonly rawBody?: true;
  /** Text fields of a multipart body. */
  readonly form?: z.ZodType;
  /** Names of the file fields of a multipart body; `true` = required. */
  readonly files?: Readonly<Record<string, boolean>>;
  readonly answer: AnswerKind;
  readonly response: z.ZodType;
  /** Status of success, 200 unless told. */
  readonly status?: number;
  /** A second form of success: the edit calls answer 202 with this under `Prefer: respond-async`. */
  readonly accepted?: z.ZodType;
  readonly errors: readonly ErrorCode[];
}

/** Names an endpoint while keeping its literal types, so that both ends are typed by it. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part<E, K extends string> = K extends keyof E ? (E[K] extends z.ZodType ? E[K] : never) : never;
type In<E, K extends string> = [Part<E, K>] extends [never] ? unknown : { [P in K]: z.input<Part<E, K>> };
type Out<E, K extends string> = [Part<E, K>] extends [never] ? unknown : { [P in K]: z.output<Part<E, K>> };

/** What a caller hands over. */
export type CallInput<E extends Endpoint> = In<E, 'params'> & In<E, 'query'> & In<E, 'body'> & In<E, 'form'>;
/** What a verb receives, parsed. */
export type ParsedInput<E extends Endpoint> = Out<E, 'params'> &
  Out<E, 'query'> &
  Out<E, 'body'> &
  Out<E, 'form'>;
/** What the server answers. */
export type Answer<E extends Endpoint> = z.output<E['response']>;

/** Everything an endpoint may answer when it refuses, also whoever comes with a personal key. */
export const errorsOf = ({ errors, apiKeys }: Endpoint): readonly ErrorCode[] =>
  apiKeys ? [...new Set([...errors, 'api_access_needed' as const, 'rate_limited' as const])] : errors;
