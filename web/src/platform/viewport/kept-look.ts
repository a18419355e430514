import { createContext } from 'react';

/** Where one looks at a photo, for whoever shows it next in the same place; null = at all of it. */
export interface KeptLook {
  /** How much nearer than all of it, and how far it is moved from there, in CSS pixels of the whole. */
  look: { readonly zoom: number; readonly x: number; readonly y: number } | null;
}

/** What those who show one photo after each other share; null = each begins with all of it. */
export const KeptLookContext = createContext<KeptLook | null>(null);

/** Whoever shows the photo next begins with all of it. */
export function forgetLook(kept: KeptLook | null): void {
  if (kept) kept.look = null;
}
