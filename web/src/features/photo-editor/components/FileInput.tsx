import type { Ref } from 'react';

interface FileInputProps {
  /** Click it to let the person choose. */
  ref: Ref<HTMLInputElement>;
  onFile: (file: File) => void;
}

// What cannot be used is refused with a reason instead of being greyed out.
const offered = 'image/*,.png,.jpeg,.jpg,.webp,.heic,.heif,.avif';

/** Lets one choose a picture of this device. */
export function FileInput({ ref, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
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
  );
}
