import { ImageIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Upload } from './model/queue.ts';

const box = 'size-11 shrink-0 rounded-sm bg-sunken object-cover';

/** What is being uploaded, in small: from the file while it is in hand, from the server once it is there. */
export function UploadThumbnail({ upload: { file, state } }: { upload: Upload }) {
  const [isUnreadable, setIsUnreadable] = useState(false);
  if (state.kind === 'done')
    return (
      <img src={`${state.picture.url}&w=320`} alt="" width={44} height={44} loading="lazy" className={box} />
    );
  if ((state.kind === 'preparing' || state.kind === 'sending') && !isUnreadable)
    return <FilePicture file={file} onUnreadable={() => setIsUnreadable(true)} />;
  return (
    <span className={`${box} grid place-items-center text-ink-faint`}>
      <ImageIcon aria-hidden size={20} />
    </span>
  );
}

/** A file as a picture, for as long as it is drawn. */
function FilePicture({ file, onUnreadable }: { file: File; onUnreadable: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" width={44} height={44} onError={onUnreadable} className={box} />;
}
