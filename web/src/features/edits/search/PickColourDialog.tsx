import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ColourCanvas, openPicture, type OpenPicture } from './ColourCanvas.tsx';

interface PickColourDialogProps {
  open: boolean;
  onClose: () => void;
  /** The colour as `#rrggbb`. */
  onPicked: (colour: string) => void;
}

/** A colour from another photo, which stays in the browser. */
export function PickColourDialog({ open, onClose, onPicked }: PickColourDialogProps) {
  const { t } = useTranslation();
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [colour, setColour] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    setColour(null);
    setHasFailed(false);
    try {
      setPicture(await openPicture(chosen));
    } catch {
      setPicture(null);
      setHasFailed(true);
    }
  };
  const use = () => {
    if (colour !== null) onPicked(colour);
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="md"
      title={t('edits.search.pick.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button
            variant="secondary"
            icon={<ImageUp aria-hidden size={18} />}
            onClick={() => file.current?.click()}
          >
            {t(picture ? 'edits.search.pick.other' : 'edits.search.pick.open')}
          </Button>
          <Button onClick={use} disabled={colour === null}>
            {t('edits.search.pick.use')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{t(picture ? 'edits.search.pick.click' : 'edits.search.pick.hint')}</p>
        <input
          ref={file}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        {hasFailed && <Banner tone="danger">{t('edits.upload.readError')}</Banner>}
        {picture && <ColourCanvas picture={picture} onPointed={setColour} />}
        {colour !== null && (
          <p role="status" className="flex items-center gap-3 text-ink">
            <span
              aria-hidden
              style={{ backgroundColor: colour }}
              className="size-9 rounded-md border border-edge"
            />
            {t('edits.search.pick.colour', { colour })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
