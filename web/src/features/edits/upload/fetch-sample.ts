import { fetchPicture } from '../../../platform/api/fetch-picture.ts';

/** Rooms that ship with the product. */
export const sampleNames = ['living', 'bedroom', 'dining'] as const;
export type SampleName = (typeof sampleNames)[number];

/** Where the picture of a sample room lies. */
export const sampleAddress = (name: SampleName): string => `/samples/${name}-before.webp`;

/** @throws Error when it cannot be fetched */
export const fetchSample = async (name: SampleName): Promise<File> => {
  const picture = await fetchPicture(sampleAddress(name));
  return new File([picture], `${name}.webp`, { type: 'image/webp' });
};
