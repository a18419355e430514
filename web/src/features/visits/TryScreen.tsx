import { type Edit, isFinal, type Visit } from '@maquette/contract';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Made } from './Made.tsx';
import { MarkStep, type TryMaskEditorProps } from './MarkStep.tsx';
import { RegisterOffer } from './RegisterOffer.tsx';
import { TryStage, type TryWaitingProps } from './TryStage.tsx';
import { TryWords } from './TryWords.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { type TryDesk, useTryDesk } from './use-try-desk.ts';
import { visitQuery } from './visit.ts';
import type { Sample, TryTool } from './wishes.ts';

export interface TryScreenProps {
  tool: TryTool;
  /** The room to begin with; null = the first one. */
  sample: Sample | null;
  /** What was made so far is what somebody came for. */
  showsMade: boolean;
  onTool: (tool: TryTool) => void;
  onOwnPhoto: () => void;
  hrefs: { register: string; login: string; here: string };
  maskEditor: (props: TryMaskEditorProps) => ReactNode;
  /** How far a picture is. */
  waiting: (props: TryWaitingProps) => ReactNode;
}

/** How often it is asked how far a picture is. */
const LOOK_EVERY_MS = 700;

/** A photo on the stage, wishes that are ready, words of one's own: pictures without an account. */
export function TryScreen({ tool, sample, showsMade, hrefs, maskEditor, waiting, ...on }: TryScreenProps) {
  const { t } = useTranslation();
  const desk = useTryDesk({ tool, sample, ...on });
  const visit = useQuery({
    ...visitQuery,
    refetchInterval: ({ state }) => (desk.isPending || underWay(state.data) !== null) && LOOK_EVERY_MS,
  });
  const goingOn = useGoingOn(desk, visit.data);
  const [isMarking, setIsMarking] = useState(false);
  const made = useRef<HTMLElement>(null);
  const left = visit.data?.triesLeft ?? null;
  useEffect(() => {
    if (showsMade && visit.isSuccess) made.current?.scrollIntoView({ block: 'start' });
  }, [showsMade, visit.isSuccess]);

  if (isMarking)
    return (
      <MarkStep
        {...{ maskEditor, photo: desk.photo, mask: desk.mask, onPick: desk.refusePick }}
        onMarked={(mask) => {
          desk.setMask(mask);
          setIsMarking(false);
        }}
        onBack={() => setIsMarking(false)}
      />
    );
  return (
    <div className="mx-auto flex w-full max-w-[110rem] flex-col gap-6 px-4 py-4 sm:px-6">
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <h1 className="text-xl font-semibold tracking-tight">{t('app.title.tryOut')}</h1>
          <TryStage
            {...{ desk, waiting }}
            running={desk.isPending ? underWay(visit.data) : goingOn.edit}
            onStop={goingOn.edit ? goingOn.stop : desk.stop}
            failure={desk.failure ?? goingOn.failure}
          />
          <PhotoChoice desk={desk} />
        </div>
        <div className="flex flex-col gap-5">
          <p role="status" className="text-sm font-medium text-ink-soft">
            {left === null ? ' ' : t('visits.left', { count: left, of: visit.data?.tries ?? left })}
          </p>
          {left === 0 && <RegisterOffer hrefs={hrefs} isOver />}
          <TryWords
            desk={desk}
            tool={tool}
            onTool={on.onTool}
            onMark={() => setIsMarking(true)}
            left={left}
          />
          {left !== 0 && <RegisterOffer hrefs={hrefs} isOver={false} />}
        </div>
      </div>
      <Made ref={made} edits={visit.data?.edits ?? []} onShow={desk.show} />
    </div>
  );
}

function underWay(visit: Visit | undefined): Edit | null {
  return visit?.edits.find(({ state }) => !isFinal(state)) ?? null;
}

/** What was being made when the page was left or loaded anew: it comes onto the stage as if one had stayed. */
function useGoingOn(desk: TryDesk, visit: Visit | undefined) {
  const { isPending, shown } = desk;
  const [awaited, setAwaited] = useState<string | null | undefined>(undefined);
  if (visit && awaited === undefined) setAwaited(underWay(visit)?.id ?? null);
  // What is ordered from here on, the desk awaits.
  if (isPending && awaited !== null) setAwaited(null);
  const edit = visit?.edits.find(({ id }) => id === awaited) ?? null;
  const isOver = edit !== null && isFinal(edit.state);
  const show = useEffectEvent(() => {
    if (edit && shown === null) desk.show(edit);
  });
  useEffect(() => {
    if (isOver) show();
  }, [isOver]);
  return {
    edit: isOver ? null : edit,
    failure: isOver && shown === null ? (edit.error?.message ?? null) : null,
    stop: () => setAwaited(null),
  };
}
