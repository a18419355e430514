import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TimedToast } from './TimedToast.tsx';
import { ToastContext, type ToastMessage } from './use-toast.ts';
import { toastEntry, type ToastEntry, withToast } from './with-toast.ts';

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
        className="pointer-events-none fixed right-4 bottom-[calc(1rem+var(--bottom-bar,0rem))] z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3 print:hidden"
      >
        {entries.map(({ id, message, action, type = 'other' as const }) => (
          <TimedToast key={id} tone={type} message={message} onClose={() => remove(id)} action={action} />
        ))}
      </section>
    </ToastContext>
  );
}
