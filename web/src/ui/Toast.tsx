import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { classNames } from './class-names.ts';

const looks = {
  success: { look: 'bg-toast-success text-white', Icon: CircleCheck },
  error: { look: 'bg-toast-error text-white', Icon: CircleAlert },
  warning: { look: 'bg-toast-warning text-black', Icon: TriangleAlert },
  info: { look: 'bg-toast-info text-white', Icon: Info },
  other: { look: 'bg-toast-other text-white', Icon: Bell },
} as const;

/** A way to take back or follow up what the toast tells. */
export interface ToastAction {
  label: string;
  onAct: () => void;
}

export type ToastTone = keyof typeof looks;

interface ToastProps {
  tone: ToastTone;
  message: string;
  closeLabel: string;
  onClose: () => void;
  action?: ToastAction | undefined;
}

export function Toast({ tone, message, closeLabel, onClose, action }: ToastProps) {
  const { look, Icon } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'rise-in pointer-events-auto flex w-full items-start gap-3 rounded-md py-1 pr-1 pl-4 shadow-high',
        look,
      )}
    >
      <Icon aria-hidden size={20} className="mt-3 shrink-0" />
      <p className="min-w-0 flex-1 py-2.5 text-[15px]">{message}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.onAct();
            onClose();
          }}
          className="h-11 shrink-0 rounded-sm px-3 text-[15px] font-semibold underline underline-offset-4 outline-current hover:bg-black/15"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={closeLabel}
        title={closeLabel}
        onClick={onClose}
        className="grid size-11 shrink-0 place-items-center rounded-sm outline-current hover:bg-black/15"
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
