import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast, type ToastAction, type ToastTone } from '../../ui/Toast.tsx';

const shownMs = 5000;

interface TimedToastProps {
  tone: ToastTone;
  message: string;
  onClose: () => void;
  action?: ToastAction | undefined;
}

/** A toast that closes itself, unless somebody is pointing at it or has the focus in it (WCAG 2.2.1). */
export function TimedToast({ tone, message, onClose, action }: TimedToastProps) {
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
