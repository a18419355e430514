import type { HistoryItem } from '@maquette/contract';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/Button.tsx';
import { Chip } from '../../../../ui/Chip.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { isSameShape } from '../model/same-shape.ts';
import { SideBySide } from './SideBySide.tsx';
import { SlideOver } from './SlideOver.tsx';

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
