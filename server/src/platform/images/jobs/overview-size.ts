import { fitWithin } from '@maquette/engine';
import type { Size } from '../decode-pixels.ts';

/** The longer side of the small copy of a whole photo, in pixels. */
const LONGEST = 1024;

/** How large the small copy of a photo is that camera, light and regions are read from. */
export const overviewSize = (photo: Size): Size => fitWithin(photo, LONGEST);
