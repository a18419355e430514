import { useTranslation } from 'react-i18next';
import { SlideToCompare } from '../../ui/SlideToCompare.tsx';
import type { SampleRoom } from '../../platform/photos/sample-rooms.ts';
import { sampleSize } from '../../platform/photos/sample-rooms.ts';
import { sampleSource, sampleSources } from './sample-comparison.ts';

interface SampleComparisonProps {
  room: SampleRoom;
  eager?: boolean;
  sizes: string;
}

/** A sample room before and after, to be dragged. */
export function SampleComparison({ room, eager, sizes }: SampleComparisonProps) {
  const { t } = useTranslation();
  const name = t(`app.home.${room}`);
  const of = (side: 'before' | 'after') => ({
    src: sampleSource(room, side),
    srcSet: sampleSources(room, side),
  });
  return (
    <SlideToCompare
      before={{ ...of('before'), alt: t('app.home.pictureBefore', { room: name }) }}
      after={{ ...of('after'), alt: t('app.home.pictureAfter', { room: name }) }}
      labels={{
        before: t('app.home.before'),
        after: t('app.home.after'),
        control: t('app.home.compareRoom', { room: name }),
      }}
      {...sampleSize}
      eager={eager}
      sizes={sizes}
    />
  );
}
