import type { HistoryItem } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { Maximize2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';
import { SlideToCompare } from '../../../ui/SlideToCompare.tsx';
import { fileQuery } from '../picture-file.ts';
import { usePictureTitle } from '../../../platform/photos/picture-title.ts';
import { fitted, isSameShape } from './zoom.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

type Shown = 'generated' | 'original' | 'both';

interface PictureStageProps {
  picture: HistoryItem;
  onStep: (step: 1 | -1) => void;
  onFullScreen: () => void;
  /** Told which of the two is in view. */
  onLook: (picture: HistoryItem) => void;
}

/** The picture large; where it was made from another one, that one too, and both under a slider if their shapes agree. */
export function PictureStage({ picture, onStep, onFullScreen, onLook }: PictureStageProps) {
  const { t } = useTranslation();
  const titleOf = usePictureTitle();
  const [wanted, setWanted] = useState<Shown>('generated');
  const [zoom, setZoom] = useState(fitted);
  const { originalImageId, originalImage } = picture;
  const { data } = useQuery({ ...fileQuery(originalImageId ?? ''), enabled: originalImage !== undefined });
  const original = data ?? null;
  const isBoth = original !== null && isSameShape(original.metadata, picture.metadata);
  const shown = wanted === 'both' && !isBoth ? 'generated' : wanted;
  const looked = shown === 'original' && original ? original : picture;
  const look = (next: Shown) => {
    setWanted(next);
    onLook(next === 'original' && original ? original : picture);
    // The same place of the other picture, unless its shape differs.
    if (!isBoth) setZoom(fitted);
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {originalImage && (
        <div role="group" aria-label={t('files.view.which')} className="flex flex-wrap gap-2">
          <Chip selected={shown === 'generated'} onClick={() => look('generated')}>
            {t('files.view.generated')}
          </Chip>
          <Chip selected={shown === 'original'} disabled={!original} onClick={() => look('original')}>
            {t('files.view.original')}
          </Chip>
          {isBoth && (
            <Chip selected={shown === 'both'} onClick={() => look('both')}>
              {t('files.view.both')}
            </Chip>
          )}
        </div>
      )}
      {shown === 'both' && original ? (
        <Both before={original} after={picture} />
      ) : (
        <div className="relative">
          <ZoomPicture
            key={looked.id}
            url={looked.url}
            alt={titleOf(looked)}
            width={looked.metadata.width}
            height={looked.metadata.height}
            zoom={zoom}
            onZoom={setZoom}
            onSwipe={onStep}
          />
          <button
            type="button"
            aria-label={t('files.view.fullScreen')}
            title={t('files.view.fullScreen')}
            onClick={onFullScreen}
            className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-black/65 text-white hover:bg-black/80"
          >
            <Maximize2 aria-hidden size={18} />
          </button>
        </div>
      )}
    </div>
  );
}

function Both({ before, after }: { before: HistoryItem; after: HistoryItem }) {
  const { t } = useTranslation();
  const titleOf = usePictureTitle();
  const { width, height } = after.metadata;
  return (
    <div className="mx-auto w-full" style={{ maxWidth: `calc(70dvh * ${width / height})` }}>
      <SlideToCompare
        start={0}
        before={{ src: `${before.url}&w=1280`, alt: titleOf(before) }}
        after={{ src: `${after.url}&w=1280`, alt: titleOf(after) }}
        {...{ width, height }}
        eager
        labels={{
          before: t('files.before'),
          after: t('files.after'),
          control: t('files.compare'),
        }}
      />
    </div>
  );
}
