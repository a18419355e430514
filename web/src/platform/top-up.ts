import { createContext, type ReactNode } from 'react';

/** Draws what leads to so many missing credits, as the application puts it together; null where nothing is sold. */
export const TopUpContext = createContext<((missing: number) => ReactNode) | null>(null);
