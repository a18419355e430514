/** Sample rooms that ship with the product, ready to try. */
export const sampleRooms = ['living', 'bedroom', 'dining'] as const;
export type SampleRoom = (typeof sampleRooms)[number];

/** Where the picture of a sample room lies. */
export function sampleAddress(name: SampleRoom): string {
  return `/samples/${name}-before.webp`;
}
