import type { HistoryItem } from '@maquette/contract';
import { useCallback } from 'react';
import type { Draft, DraftEvent, Step } from '../model/draft.ts';
import { ResultStep } from '../result/index.ts';
import type { TopUpSlot } from '../words/index.ts';
import { DrawStep } from './DrawStep.tsx';
import { GenerateStep } from './GenerateStep.tsx';
import type { MaskEditorSlot } from './mask-editor-slot.ts';
import { RoomColumn } from './RoomColumn.tsx';

interface RoomStepsProps {
  draft: Draft;
  dispatch: (event: DraftEvent) => void;
  photo: HistoryItem;
  step: Step;
  goTo: (step: Step) => void;
  maskEditor: MaskEditorSlot;
  topUp: TopUpSlot;
  /** Another photo is taken in hand. */
  onPhoto: (photo: HistoryItem) => void;
}

/** The steps that have a photo: what goes in on the left, the step's own work beside it. */
export function RoomSteps(props: RoomStepsProps) {
  const { draft, dispatch, photo, step, goTo, maskEditor, topUp, onPhoto } = props;
  const openResult = useCallback(() => goTo('result'), [goTo]);
  const startOver = () => {
    dispatch({ type: 'started-over' });
    goTo('upload');
  };
  return (
    <div className="flex flex-1 flex-col gap-6 max-xl:flex-col-reverse xl:flex-row">
      <RoomColumn
        photo={photo}
        mask={draft.mask}
        {...(step !== 'draw' && { onEditMask: () => goTo('draw') })}
        onChangePhoto={() => goTo('upload')}
      />
      {step === 'draw' && (
        <DrawStep
          draft={draft}
          photo={photo}
          dispatch={dispatch}
          maskEditor={maskEditor}
          onDone={() => goTo('generate')}
        />
      )}
      {step === 'generate' && (
        <GenerateStep
          draft={draft}
          photo={photo}
          dispatch={dispatch}
          topUp={topUp}
          onResult={openResult}
          onDraw={() => goTo('draw')}
          onChangePhoto={() => goTo('upload')}
        />
      )}
      {step === 'result' && draft.resultIds.length > 0 && (
        <ResultStep
          draft={draft}
          dispatch={dispatch}
          photo={photo}
          topUp={topUp}
          onEditMask={() => goTo('draw')}
          onRegenerate={() => goTo('generate')}
          onStartOver={startOver}
          onEditResult={onPhoto}
        />
      )}
    </div>
  );
}
