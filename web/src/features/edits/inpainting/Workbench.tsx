import type { HistoryItem } from '@maquette/contract';
import type { Reading } from '@maquette/engine';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrangeInPhoto } from '../arrange/ArrangeInPhoto.tsx';
import { WaitingPhoto } from '../compare/WaitingPhoto.tsx';
import { MaskLayer } from '../mask/MaskLayer.tsx';
import { useMaskKeeper } from '../mask/use-mask-keeper.ts';
import { RegionPicker } from '../region/RegionPicker.tsx';
import type { Selection } from '../../../platform/stage/place-bar.ts';
import { WaitingBar } from '../running/WaitingBar.tsx';
import { Stage, StageLine } from '../../../platform/stage/Stage.tsx';
import type { Draft, DraftEvent, Step } from './draft.ts';
import { useInpainting } from './use-inpainting.ts';
import { WordsDock } from './WordsDock.tsx';

interface WorkbenchProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  photo: HistoryItem;
  step: 'draw' | 'generate';
  goTo: (step: Step) => void;
}

/** The photo to be painted on, the words for what comes there, and the picture in the making: all on one stage. */
export function Workbench({ draft, dispatch, photo, step, goTo }: WorkbenchProps) {
  // Counts the times that somebody went on to the words, which take the focus then.
  const [asked, setAsked] = useState(0);
  const keeper = useMaskKeeper({
    ...{ photo, dispatch, mask: draft.mask },
    onDone: () => {
      goTo('generate');
      setAsked(asked + 1);
    },
  });
  const work = useInpainting({ draft, dispatch, settle: keeper.settle, onResult: () => goTo('result') });
  // Who takes hold of what is in the photo sees all of it: the sheet makes way.
  const [holds, setHolds] = useState(0);
  const [placed, setPlaced] = useState<Selection | null>(null);
  const layer = useShownLayer({
    draft,
    dispatch,
    photo,
    step,
    work,
    onHold: () => setHolds(holds + 1),
    placed,
    onPlaced: setPlaced,
  });
  return (
    <Stage photo={photo}>
      <MaskLayer {...{ photo, keeper }} isHidden={layer?.isWhole ?? false} />
      {layer?.shown}
      {work.isWorking && <WaitingBar running={work.running} />}
      <WordsDock
        {...{ draft, dispatch, photo, step, goTo, keeper, work, asked }}
        placed={layer?.isWhole ? placed : null}
        lowered={holds}
      />
    </Stage>
  );
}

interface LayerInput extends Pick<WorkbenchProps, 'draft' | 'dispatch' | 'photo' | 'step'> {
  work: ReturnType<typeof useInpainting>;
  onHold: () => void;
  /** Where what comes is shown in the photo; null while it is not. */
  placed: Selection | null;
  onPlaced: (placed: Selection | null) => void;
}

/** Whether words take something away: what belongs to it goes with it. */
function takesAway(reading: Reading | null): boolean {
  return reading?.action === 'remove' || reading?.action === 'replace';
}

/** What lies over the photo to be painted on; null = nothing does. `isWhole`: it shows the photo itself. */
function useShownLayer(input: LayerInput): { shown: ReactNode; isWhole: boolean } | null {
  const { draft, dispatch, photo, step, work, onHold, placed, onPlaced } = input;
  const { t } = useTranslation();
  const { region, isWorking, arrangeNote } = work;
  const filename = draft.mask?.filename;
  const isArranged = step === 'generate' && work.isArrangeable && filename;

  if (isWorking)
    return {
      isWhole: true,
      shown: (
        <WaitingPhoto
          photo={photo}
          mask={draft.mask?.picture ?? region?.shown?.mask ?? null}
          isRemoval={work.running.edit?.understood?.action === 'remove'}
        />
      ),
    };
  if (step === 'draw') return null;
  if (region)
    return {
      isWhole: true,
      shown: <RegionPicker {...{ photo, region }} isTakenAway={takesAway(work.reading)} />,
    };
  if (isArranged)
    return {
      isWhole: placed !== null,
      shown: (
        <ArrangeInPhoto
          {...{ draft, photo, dispatch, onHold }}
          mark={{ maskFilename: filename }}
          wish={work.reading?.wish ?? ''}
          product={work.product}
          onSeen={onPlaced}
        >
          {(note) => note && <StageLine>{note}</StageLine>}
        </ArrangeInPhoto>
      ),
    };
  if (arrangeNote && filename)
    return { isWhole: false, shown: <StageLine>{t(`edits.arrange.note.${arrangeNote}`)}</StageLine> };
  return draft.mask === null
    ? { isWhole: false, shown: <StageLine>{t('edits.mask.none')}</StageLine> }
    : null;
}
