import type { FormFile } from '../support/form.ts';
import type { Scene } from './scene.ts';

/** One call as it is sent. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  /** With its question mark. */
  readonly query?: string;
  readonly json?: object;
  readonly form?: Readonly<Record<string, string | FormFile>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A right call of an endpoint, to be sent by one and all. */
export interface Trial {
  /** What it names that is the owner's; left out where a call is about the caller or the house alone. */
  readonly names?: (scene: Scene) => Promise<string>;
  readonly sends: (scene: Scene, named: string) => Sent | Promise<Sent>;
  /** Status for whoever may. */
  readonly answers: number;
}

/** Sent as it is. */
export const nothing: readonly Trial[] = [{ sends: () => ({}), answers: 200 }];
/** Sent to the address of what it names. */
export const byId = (names: Trial['names'], answers = 200): Trial => ({
  ...(names && { names }),
  sends: (_scene, id) => ({ params: { id } }),
  answers,
});
/** Sent with a body. */
export const json = (body: (scene: Scene) => object | Promise<object>, answers = 200): readonly Trial[] => [
  { sends: async (scene) => ({ json: await body(scene) }), answers },
];
