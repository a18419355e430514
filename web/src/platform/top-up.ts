import { type ComponentType, createContext } from 'react';

/** Leads to the credits that are missing, as the application puts it together; null where nothing is sold. */
export const TopUpContext = createContext<ComponentType<{ missing: number }> | null>(null);
