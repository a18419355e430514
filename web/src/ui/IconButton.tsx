import type { ComponentProps, ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { classNames } from './class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
  /** Names the button for screen readers and shows as its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(buttonClass({ variant, size, square: true }), className)}
    >
      {icon}
    </button>
  );
}
