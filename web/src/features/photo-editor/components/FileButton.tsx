import { useRef, type ReactNode } from 'react';

interface FileButtonProps {
  /** Draws the button; it calls what it is given to let the person choose. */
  button: (choose: () => void) => ReactNode;
  onFile: (file: File) => void;
}

// What cannot be used is refused with a reason instead of being greyed out.
const offered = 'image/*,.png,.jpeg,.jpg,.webp,.heic,.heif,.avif';

/** Lets one choose a picture of this device. */
export function FileButton({ button, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {button(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        accept={offered}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
