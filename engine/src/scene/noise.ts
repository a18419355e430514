const SIZE = 512;
const permutation = new Uint16Array(SIZE * 2);
const values = new Float64Array(SIZE);

function fillTables(): void {
  let state = 0x2545f491;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  for (let i = 0; i < SIZE; i++) {
    permutation[i] = i;
    values[i] = next() * 2 - 1;
  }
  for (let i = SIZE - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const kept = permutation[i]!;
    permutation[i] = permutation[j]!;
    permutation[j] = kept;
  }
  for (let i = 0; i < SIZE; i++) permutation[SIZE + i] = permutation[i]!;
}
fillTables();

/** Smooth value noise in -1..1 on a lattice of unit cells; the same for the same point on every run. */
export function valueNoise(x: number, y: number, z: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const cellZ = Math.floor(z);
  let a = x - cellX;
  let b = y - cellY;
  let c = z - cellZ;
  a = a * a * (3 - 2 * a);
  b = b * b * (3 - 2 * b);
  c = c * c * (3 - 2 * c);
  const x0 = permutation[cellX & 511]!;
  const x1 = permutation[(cellX + 1) & 511]!;
  const y0 = cellY & 511;
  const y1 = (cellY + 1) & 511;
  const z0 = cellZ & 511;
  const z1 = (cellZ + 1) & 511;
  const p00 = permutation[x0 + y0]!;
  const p10 = permutation[x1 + y0]!;
  const p01 = permutation[x0 + y1]!;
  const p11 = permutation[x1 + y1]!;
  const v000 = values[permutation[p00 + z0]!]!;
  const v100 = values[permutation[p10 + z0]!]!;
  const v010 = values[permutation[p01 + z0]!]!;
  const v110 = values[permutation[p11 + z0]!]!;
  const v001 = values[permutation[p00 + z1]!]!;
  const v101 = values[permutation[p10 + z1]!]!;
  const v011 = values[permutation[p01 + z1]!]!;
  const v111 = values[permutation[p11 + z1]!]!;
  const near = (v000 + (v100 - v000) * a) * (1 - b) + (v010 + (v110 - v010) * a) * b;
  const far = (v001 + (v101 - v001) * a) * (1 - b) + (v011 + (v111 - v011) * a) * b;
  return near + (far - near) * c;
}

/** Smooth value noise in -1..1 on a lattice of unit squares: half the price where a texture is flat. */
export function flatNoise(x: number, y: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  let a = x - cellX;
  let b = y - cellY;
  a = a * a * (3 - 2 * a);
  b = b * b * (3 - 2 * b);
  const left = permutation[cellX & 511]!;
  const right = permutation[(cellX + 1) & 511]!;
  const y0 = cellY & 511;
  const y1 = (cellY + 1) & 511;
  const v00 = values[permutation[left + y0]!]!;
  const v10 = values[permutation[right + y0]!]!;
  const v01 = values[permutation[left + y1]!]!;
  const v11 = values[permutation[right + y1]!]!;
  const near = v00 + (v10 - v00) * a;
  return near + (v01 + (v11 - v01) * a - near) * b;
}

/** Three octaves of value noise, roughly -0.9..0.9: wear, folds and clouds. */
export function fractalNoise(x: number, y: number, z: number): number {
  return (
    0.5 * valueNoise(x, y, z) +
    0.25 * valueNoise(x * 2.03 + 11.3, y * 2.03, z * 2.03) +
    0.125 * valueNoise(x * 4.12 + 5.1, y * 4.12, z * 4.12 + 3.7)
  );
}

/** Hash of a whole number to 0..1, for per-plank and per-leaf variety. */
export function hashNumber(n: number): number {
  let h = Math.imul(n | 0, 0x27d4eb2d);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}
