import { createContext, useContext } from 'react';
import type { ToastAction } from '../../ui/Toast.tsx';

export interface ToastMessage {
  /** Colour and urgency; dark grey without it. */
  type?: 'success' | 'error' | 'warning' | 'info';
  message: string;
  action?: ToastAction;
}

/** Shows a message for five seconds; gives back its id. */
export type AddToast = (toast: ToastMessage) => string;

export const ToastContext = createContext<AddToast | null>(null);

/** @throws Error outside a ToastProvider */
export function useToast(): AddToast {
  const addToast = useContext(ToastContext);
  if (!addToast) throw new Error('useToast must be used within a ToastProvider');
  return addToast;
}
