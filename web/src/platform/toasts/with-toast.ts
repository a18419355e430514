import type { ToastMessage } from './use-toast.ts';

export interface ToastEntry extends ToastMessage {
  id: string;
}

/**
 * The list with a toast at its end. One that says the same takes the place of the earlier one, unless each of the two
 * offers a way back of its own.
 */
export const withToast = (list: readonly ToastEntry[], toast: ToastEntry): ToastEntry[] => [
  ...list.filter(
    (entry) => entry.message !== toast.message || entry.type !== toast.type || entry.action !== undefined,
  ),
  toast,
];
