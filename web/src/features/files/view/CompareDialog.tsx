import type { HistoryItem } from '@maquette/contract';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SlideToCompare } from '../../../ui/SlideToCompare.tsx';
import { useDateText } from '../picture-words.ts';
import { pictureLabel, usePictureTitle } from '../../../platform/photos/picture-title.ts';
import { fitted, isSameShape, sharedAspect } from './zoom.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

/** Of a frame's width, in parts of which its height is told. */
const FRAME = 1280;

interface CompareDialogProps {
  open: boolean;
  left: HistoryItem;
  right: HistoryItem;
  onClose: () => void;
}

/**
 * Any two pictures, beside each other or under one slider. Where their shapes differ both lie whole in frames of one shape, and it is
 * said so: what is under the line is not the same place of both.
 */
export function CompareDialog({ open, left, right, onClose }: CompareDialogProps) {
  const { t } = useTranslation();
  const [isSwapped, setIsSwapped] = useState(false);
  const [wanted, setWanted] = useState<'slider' | 'sideBySide' | null>(null);
  const isSame = isSameShape(left.metadata, right.metadata);
  // Under one line only what is of one shape agrees from place to place.
  const slides = wanted === null ? isSame : wanted === 'slider';
  const pair = isSwapped ? { left: right, right: left } : { left, right };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('files.compareTwo.title')}
      closeLabel={t('files.compareTwo.close')}
      width="lg"
    >
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div role="group" aria-label={t('files.compareTwo.how')} className="flex gap-2">
            <Chip selected={slides} onClick={() => setWanted('slider')}>
              {t('files.compareTwo.slider')}
            </Chip>
            <Chip selected={!slides} onClick={() => setWanted('sideBySide')}>
              {t('files.compareTwo.sideBySide')}
            </Chip>
          </div>
          <Button
            variant="secondary"
            size="sm"
            icon={<ArrowLeftRight aria-hidden size={16} />}
            onClick={() => setIsSwapped(!isSwapped)}
          >
            {t('files.compareTwo.swap')}
          </Button>
        </div>
        {!isSame && <p className="text-sm">{t('files.compareTwo.otherShape')}</p>}
        {slides ? <SlideOver {...pair} /> : <SideBySide {...pair} />}
      </div>
    </Dialog>
  );
}

/** Two pictures in frames of one shape beside each other, above each other on a phone; they are zoomed and moved together. */
function SideBySide({ left, right }: { left: HistoryItem; right: HistoryItem }) {
  const titleOf = usePictureTitle();
  const [zoom, setZoom] = useState(fitted);
  const frameAspect = sharedAspect(left.metadata, right.metadata);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[left, right].map((picture) => (
        <figure key={picture.id} className="flex min-w-0 flex-col gap-2">
          <ZoomPicture
            url={picture.url}
            alt={titleOf(picture)}
            frameAspect={frameAspect}
            width={picture.metadata.width}
            height={picture.metadata.height}
            zoom={zoom}
            onZoom={setZoom}
          />
          <figcaption>
            <CompareCaption picture={picture} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Two pictures under a line that is dragged. */
function SlideOver({ left, right }: { left: HistoryItem; right: HistoryItem }) {
  const { t } = useTranslation();
  const titleOf = usePictureTitle();
  const isSame = isSameShape(left.metadata, right.metadata);
  const aspect = isSame
    ? left.metadata.width / left.metadata.height
    : sharedAspect(left.metadata, right.metadata);
  const shown = (picture: HistoryItem) => ({ src: `${picture.url}&w=1280`, alt: titleOf(picture) });
  return (
    <div className="mx-auto flex w-full flex-col gap-2" style={{ maxWidth: `calc(66dvh * ${aspect})` }}>
      <SlideToCompare
        start={0}
        before={shown(left)}
        after={shown(right)}
        width={FRAME}
        height={Math.round(FRAME / aspect)}
        // Both whole, each on an empty ground of its own.
        className={isSame ? '' : '[&_img]:bg-sunken [&_img]:object-contain'}
        eager
        labels={{
          before: t('files.compareTwo.left'),
          after: t('files.compareTwo.right'),
          control: t('files.compareTwo.move'),
        }}
      />
      <div className="grid grid-cols-2 gap-4">
        <CompareCaption picture={left} />
        <div className="text-right">
          <CompareCaption picture={right} />
        </div>
      </div>
    </div>
  );
}

/** What a compared picture is, and when it was made. */
function CompareCaption({ picture }: { picture: HistoryItem }) {
  const { t } = useTranslation();
  const dateText = useDateText();
  const titleOf = usePictureTitle();
  return (
    <div className="min-w-0">
      <p className="line-clamp-2 text-sm font-medium break-words text-ink">{titleOf(picture)}</p>
      <p className="text-xs text-ink-faint">
        {t(pictureLabel(picture))} ·{' '}
        {dateText(picture.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
    </div>
  );
}
