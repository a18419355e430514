/** The look of anything one types into or chooses from. */
export const fieldClass =
  'w-full rounded-md border border-edge bg-surface px-3.5 text-[15px] text-ink placeholder:text-ink-faint ' +
  'transition-colors hover:border-ink-soft aria-invalid:border-danger disabled:opacity-55';
