import { fetchPicture } from '../api/fetch-picture.ts';

/** Sample rooms that ship with the product, ready to try. */
export const sampleRooms = ['living', 'bedroom', 'dining'] as const;
export type SampleRoom = (typeof sampleRooms)[number];

/** Their size in pixels. */
export const sampleSize = { width: 1280, height: 853 } as const;

/** Where the picture of a sample room lies. */
export function sampleAddress(name: SampleRoom): string {
  return `/samples/${name}-before.webp`;
}

/** A sample room as a file of this title. @throws Error when it cannot be fetched */
export async function fetchSample(name: SampleRoom, title: string, signal?: AbortSignal): Promise<File> {
  return new File([await fetchPicture(sampleAddress(name), signal)], `${title}.webp`, { type: 'image/webp' });
}
