export const IGNORED = 0;
export const KNOWN = 1;
export const FREE = 2;

/** Interleaved RGB floats with a surface per pixel; only pixels of one surface touch each other. */
export interface MembraneLevel {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue; read where `state` is KNOWN, written where it is FREE. */
  readonly colour: Float32Array;
  readonly state: Uint8Array;
  readonly surface: Uint8Array;
}
