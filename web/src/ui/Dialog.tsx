import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';

const widths = { sm: 'max-w-md', md: 'max-w-2xl', lg: 'max-w-6xl' } as const;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Words of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the end, the safe one first. */
  actions?: ReactNode;
  width?: keyof typeof widths;
}

/**
 * What the keyboard goes on with: the first field, of radio buttons the chosen one; else the safe way out, which stands first; where
 * there is only something to look at, its title. https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
function firstIn(dialog: HTMLDialogElement): HTMLElement | undefined {
  const seen = (what: string) =>
    [...dialog.querySelectorAll<HTMLElement>(what)].filter((one) => one.checkVisibility());
  const fields = seen('[data-asks] :is(input, select, textarea):enabled');
  const [field] = fields;
  const isChoice = field?.matches('[type=radio]');
  return (
    (isChoice && fields.find((one) => one.matches(':checked'))) ||
    (field ?? seen('[data-actions] :is(button:enabled, a)')[0] ?? seen('h2')[0])
  );
}

/** The browser's own modal dialog: it keeps the focus inside, gives it back, and closes on Escape. */
export function Dialog({ open, onClose, title, closeLabel, children, actions, width = 'sm' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog && open && !dialog.open) {
      dialog.showModal();
      firstIn(dialog)?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // React passes it on from dialogs within this one, though the event itself does not bubble. It comes a moment after the
      // closing: by then somebody quick, or a slow machine, may have opened the dialog again.
      onClose={({ target, currentTarget }) => target === currentTarget && !currentTarget.open && onClose()}
      closedby="any"
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] rounded-lg bg-raised p-0 text-ink shadow-high',
        'backdrop:bg-scrim open:rise-in',
        widths[width],
      )}
    >
      {open && (
        <div className="flex flex-col gap-4 p-5 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <h2
              id={titleId}
              tabIndex={-1}
              className="pt-1.5 text-xl font-semibold tracking-tight outline-none"
            >
              {title}
            </h2>
            <IconButton label={closeLabel} icon={<X size={20} />} onClick={onClose} className="-mt-1 -mr-2" />
          </div>
          <div data-asks={width !== 'lg' || undefined} className="text-ink-soft">
            {children}
          </div>
          {actions && (
            <div data-actions className="flex flex-wrap justify-end gap-3 pt-2">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
