import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import type { Proof, Purpose, SocialSize } from './provider.ts';
import type { Trouble } from './trouble.ts';

const marks = {
  apple:
    'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701',
  facebook:
    'M24 12.073c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.99 4.388 10.954 10.125 11.854v-8.385H7.078v-3.47h3.047V9.43c0-3.007 1.792-4.669 4.533-4.669 1.312 0 2.686.235 2.686.235v2.953H15.83c-1.491 0-1.956.925-1.956 1.874v2.25h3.328l-.532 3.47h-2.796v8.385C19.612 23.027 24 18.062 24 12.073z',
} as const;

const looks = {
  apple: 'bg-black text-white dark:bg-white dark:text-black',
  facebook: 'border border-edge bg-surface text-ink hover:bg-sunken',
} as const;

/** Under a finger each is 44 px high to the touch. */
const sizes: Record<SocialSize, string> = {
  large: 'h-10 w-full gap-2.5 px-4 text-sm touch:after:-inset-y-0.5',
  medium: 'h-8 gap-2 px-3 text-[13px] touch:after:-inset-y-1.5',
  small: 'h-5 gap-1.5 px-2 text-[11px] touch:after:-inset-y-3',
};

/** Browsers open a window only shortly after a press. */
function mayOpenWindow() {
  return !('userActivation' in navigator) || navigator.userActivation.isActive;
}

interface PopupButtonProps {
  provider: keyof typeof marks;
  purpose: Purpose;
  size: SocialSize;
  /** Fetches the provider's script; at once where it is there. */
  load: () => Promise<void>;
  /** Opens the provider's window. Null when the person closes it. */
  ask: () => Promise<Proof | null>;
  onProof: (proof: Proof) => void;
  onTrouble: (trouble: Trouble | null) => void;
}

/** Our own button for a provider that opens a window. Nothing is asked of the provider before somebody reaches for it. */
export function PopupButton({ provider, purpose, size, load, ask, onProof, onTrouble }: PopupButtonProps) {
  const { t } = useTranslation();
  const prepare = () => void load().catch(() => undefined);
  const press = async () => {
    onTrouble(null);
    try {
      await load();
      if (!mayOpenWindow()) {
        onTrouble({ provider, reason: 'press_again' });
        return;
      }
      const proof = await ask();
      if (proof) onProof(proof);
    } catch (failure) {
      onTrouble({ provider, reason: failure instanceof Error ? failure : new Error(String(failure)) });
    }
  };
  return (
    <button
      type="button"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
      className={classNames(
        'relative inline-flex items-center justify-center rounded-full font-medium whitespace-nowrap select-none',
        'transition-colors duration-150 touch:after:absolute touch:after:inset-x-0',
        looks[provider],
        sizes[size],
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        className={classNames('h-[1.3em] shrink-0', provider === 'facebook' && 'text-[#0866ff]')}
      >
        <path d={marks[provider]} fill="currentColor" />
      </svg>
      {t(`auth.social.${purpose}`, { provider: t(`auth.provider.${provider}`) })}
    </button>
  );
}
