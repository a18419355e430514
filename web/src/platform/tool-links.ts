import type { Purpose } from '@maquette/contract';
import { createContext } from 'react';

/** Where a picture can be taken: the photo editor or one of the tools. */
export type ToolHome = 'editor' | Purpose;

/** The address that takes a picture there, as the application knows it; null where nobody tells. */
export const ToolLinks = createContext<((pictureId: string, home: ToolHome) => string) | null>(null);
