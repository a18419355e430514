import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast, type ToastAction, type ToastTone } from '../../ui/Toast.tsx';
import { ToastContext, type ToastMessage } from './use-toast.ts';

/** Holds the list of toasts and draws it at the bottom right, newest last. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [entries, setEntries] = useState<ToastEntry[]>([]);
  const count = useRef(0);

  const addToast = useCallback((toast: ToastMessage) => {
    count.current += 1;
    const entry = toastEntry(toast, count.current);
    setEntries((list) => withToast(list, entry));
    return entry.id;
  }, []);
  const remove = (id: string) => setEntries((list) => list.filter((entry) => entry.id !== id));

  return (
    <ToastContext value={addToast}>
      {children}
      <section
        aria-label={t('app.notifications')}
        className="pointer-events-none fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0rem))] z-50 flex w-[min(var(--toast-width,24rem),calc(100vw-2rem))] flex-col gap-3 print:hidden"
      >
        {entries.map(({ id, message, action, type = 'other' as const }) => (
          <TimedToast key={id} tone={type} message={message} onClose={() => remove(id)} action={action} />
        ))}
      </section>
    </ToastContext>
  );
}

const shownMs = 5000;

interface TimedToastProps {
  tone: ToastTone;
  message: string;
  onClose: () => void;
  action?: ToastAction | undefined;
}

/** A toast that closes itself, unless somebody is pointing at it or has the focus in it (WCAG 2.2.1). */
function TimedToast({ tone, message, onClose, action }: TimedToastProps) {
  const { t } = useTranslation();
  const [attended, setAttended] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (attended) return undefined;
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, [attended]);

  return (
    <div
      onPointerEnter={() => setAttended(true)}
      onPointerLeave={() => setAttended(false)}
      onFocus={() => setAttended(true)}
      onBlur={() => setAttended(false)}
    >
      <Toast tone={tone} message={message} closeLabel={t('app.close')} onClose={onClose} action={action} />
    </div>
  );
}

export interface ToastEntry extends ToastMessage {
  id: string;
}

/** The `number`th toast of a page: every one has an id of its own, its type and its message. */
export function toastEntry(toast: ToastMessage, number: number): ToastEntry {
  return {
    ...toast,
    id: `toast-${number}`,
  };
}

/**
 * The list with a toast at its end. One that says the same takes the place of the earlier one, unless each of the two
 * offers a way back of its own.
 */
export function withToast(list: readonly ToastEntry[], toast: ToastEntry): ToastEntry[] {
  return [
    ...list.filter(
      (entry) => entry.message !== toast.message || entry.type !== toast.type || entry.action !== undefined,
    ),
    toast,
  ];
}
