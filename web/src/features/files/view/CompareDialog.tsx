import type { HistoryItem } from '@maquette/contract';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../../ui/BeforeAfter.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { pictureLabel, useDateText } from '../picture-words.ts';
import { fitted, isSameShape } from './zoom.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

interface CompareDialogProps {
  open: boolean;
  left: HistoryItem;
  right: HistoryItem;
  onClose: () => void;
}

/** Any two pictures: under one slider where their shapes agree, else beside each other. */
export function CompareDialog({ open, left, right, onClose }: CompareDialogProps) {
  const { t } = useTranslation();
  const [isSwapped, setIsSwapped] = useState(false);
  const canSlide = isSameShape(left.metadata, right.metadata);
  const [slides, setSlides] = useState(true);
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
          {canSlide ? (
            <div role="group" aria-label={t('files.compareTwo.how')} className="flex gap-2">
              <Chip selected={slides} onClick={() => setSlides(true)}>
                {t('files.compareTwo.slider')}
              </Chip>
              <Chip selected={!slides} onClick={() => setSlides(false)}>
                {t('files.compareTwo.sideBySide')}
              </Chip>
            </div>
          ) : (
            <p className="text-sm">{t('files.compareTwo.otherShape')}</p>
          )}
          <Button
            variant="secondary"
            size="sm"
            icon={<ArrowLeftRight aria-hidden size={16} />}
            onClick={() => setIsSwapped(!isSwapped)}
          >
            {t('files.compareTwo.swap')}
          </Button>
        </div>
        {canSlide && slides ? <SlideOver {...pair} /> : <SideBySide {...pair} />}
      </div>
    </Dialog>
  );
}

/** Two pictures of any shapes beside each other, above each other on a phone; they are zoomed and moved together. */
function SideBySide({ left, right }: { left: HistoryItem; right: HistoryItem }) {
  const [zoom, setZoom] = useState(fitted);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[left, right].map((picture) => (
        <figure key={picture.id} className="flex min-w-0 flex-col gap-2">
          <ZoomPicture
            url={picture.url}
            alt={picture.prompt || picture.name}
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

/** Two pictures of one shape under a line that is dragged. */
function SlideOver({ left, right }: { left: HistoryItem; right: HistoryItem }) {
  const { t } = useTranslation();
  const { width, height } = left.metadata;
  const shown = ({ url, prompt, name }: HistoryItem) => ({ src: `${url}&w=1280`, alt: prompt || name });
  return (
    <div
      className="mx-auto flex w-full flex-col gap-2"
      style={{ maxWidth: `calc(66dvh * ${width / height})` }}
    >
      <BeforeAfter
        before={shown(left)}
        after={shown(right)}
        {...{ width, height }}
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
  return (
    <div className="min-w-0">
      <p className="truncate text-sm font-medium text-ink">{picture.prompt || picture.name}</p>
      <p className="text-xs text-ink-faint">
        {t(pictureLabel(picture))} ·{' '}
        {dateText(picture.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
      </p>
    </div>
  );
}
