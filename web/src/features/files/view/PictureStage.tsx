import type { HistoryItem } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../../ui/BeforeAfter.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { fileQuery } from '../picture-file.ts';
import { fitted, isSameShape } from './zoom.ts';
import { ZoomPicture } from './ZoomPicture.tsx';

type Shown = 'generated' | 'original' | 'both';

interface PictureStageProps {
  picture: HistoryItem;
  /** Told which of the two is in view. */
  onLook: (picture: HistoryItem) => void;
}

/** The picture large; where it was made from another one, that one too, and both under a slider if their shapes agree. */
export function PictureStage({ picture, onLook }: PictureStageProps) {
  const { t } = useTranslation();
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
        <ZoomPicture
          key={looked.id}
          url={looked.url}
          alt={looked.prompt || looked.name}
          width={looked.metadata.width}
          height={looked.metadata.height}
          zoom={zoom}
          onZoom={setZoom}
        />
      )}
    </div>
  );
}

function Both({ before, after }: { before: HistoryItem; after: HistoryItem }) {
  const { t } = useTranslation();
  const { width, height } = after.metadata;
  return (
    <div className="mx-auto w-full" style={{ maxWidth: `calc(70dvh * ${width / height})` }}>
      <BeforeAfter
        before={{ src: `${before.url}&w=1280`, alt: before.prompt || before.name }}
        after={{ src: `${after.url}&w=1280`, alt: after.prompt || after.name }}
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
