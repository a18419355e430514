import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-low hover:bg-accent-strong',
  secondary: 'border border-line bg-surface text-ink shadow-low hover:border-edge',
  ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'bg-danger text-on-danger shadow-low hover:bg-danger-strong',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-9 touch:h-11 gap-1.5 rounded-sm px-3 text-sm',
  md: 'h-11 gap-2 rounded-md px-4 text-[15px]',
  lg: 'h-13 gap-2.5 rounded-md px-6 text-base',
};

const iconSizes: Record<ButtonSize, string> = {
  sm: 'size-9 touch:size-11 rounded-sm',
  md: 'size-11 rounded-md',
  lg: 'size-13 rounded-md',
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Square, for an icon alone. */
  square?: boolean;
}

/** The look of a button, for links that should look like one. */
export function buttonClass({ variant = 'primary', size = 'md', square = false }: Look = {}): string {
  return classNames(
    'relative inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap select-none',
    'transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55',
    variants[variant],
    square ? iconSizes[size] : sizes[size],
  );
}
