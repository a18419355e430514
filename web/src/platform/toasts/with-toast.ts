import type { ToastMessage } from './use-toast.ts';

export interface ToastEntry extends ToastMessage {
  id: string;
}

/** The `number`th toast of a page: every one has an id of its own, its type and its message. */
export const toastEntry = (toast: ToastMessage, number: number): ToastEntry => ({
  ...toast,
  id: `toast-${number}`,
});

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
