import { type Edit, isFinal, type Visit } from '@maquette/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Made } from './Made.tsx';
import { MarkStep } from './MarkStep.tsx';
import { RegisterOffer } from './RegisterOffer.tsx';
import { TryDock } from './TryDock.tsx';
import { TryStage, type TryWaitingProps } from './TryStage.tsx';
import { ReadyWishes, TryWords } from './TryWords.tsx';
import { PhotoChoice } from './PhotoChoice.tsx';
import { useTryDesk } from './use-try-desk.ts';
import { useIsWide } from '../../platform/stage/use-wide.ts';
import { useLedFocus } from './use-led-focus.ts';
import { visitQuery } from './visit.ts';
import type { SampleRoom } from '../../platform/photos/sample-rooms.ts';
import type { TryTool } from './wishes.ts';

export interface TryScreenProps {
  tool: TryTool;
  /** The room to begin with; null = the first one. */
  sample: SampleRoom | null;
  /** What was made so far is what somebody came for. */
  showsMade: boolean;
  onTool: (tool: TryTool) => void;
  onOwnPhoto: () => void;
  hrefs: { register: string; login: string; here: string };
  /** How far a picture is. */
  waiting: (props: TryWaitingProps) => ReactNode;
}

/** How often it is asked how far a picture is. */
const LOOK_EVERY_MS = 700;

/** A photo on the stage, wishes that are ready, words of one's own: pictures without an account. */
export function TryScreen({ tool, sample, showsMade, hrefs, waiting, ...on }: TryScreenProps) {
  const { desk, visit, running, left, isOver } = useTrying({ tool, sample, ...on });
  const { isPending, failure } = desk;
  const { picture, told } = useLedFocus({
    ...{ isPending, shown: desk.shown, isTold: Boolean(desk.question ?? failure) },
  });
  const [isMarking, setIsMarking] = useState(false);
  const made = useRef<HTMLElement>(null);
  const isWide = useIsWide();
  useEffect(() => {
    if (showsMade && visit.isSuccess) made.current?.scrollIntoView({ block: 'start' });
  }, [showsMade, visit.isSuccess]);

  if (isMarking)
    return (
      <MarkStep
        {...{ photo: desk.photo, mask: desk.mask, onPick: desk.refusePick }}
        onMarked={(mask) => {
          desk.setMask(mask);
          setIsMarking(false);
        }}
        onBack={() => setIsMarking(false)}
      />
    );
  const ideas = !isPending && !isOver && <ReadyWishes {...{ desk, tool, isWide }} />;
  return (
    <div className="flex w-full flex-1 flex-col">
      <TryHeader visit={visit.data} />
      <TryStage
        {...{ desk, waiting, running, isPending, picture }}
        onStop={desk.stop}
        side={
          <div className="flex flex-col gap-3">
            {!isWide && ideas}
            <PhotoChoice desk={desk} isPending={isPending} />
          </div>
        }
      >
        <TryDock {...{ desk, told, failure, hrefs, isOver, isPending }}>
          {isWide && ideas}
          <TryWords
            {...{ desk, tool, left, isPending }}
            onTool={on.onTool}
            onMark={() => setIsMarking(true)}
          />
        </TryDock>
      </TryStage>
      <div className="mx-auto flex w-full max-w-[110rem] flex-col gap-6 px-4 py-6 sm:px-6">
        <Made ref={made} edits={visit.data?.edits ?? []} onShow={desk.show} />
        {!isOver && !desk.shown && <RegisterOffer {...{ hrefs, isOver }} />}
      </div>
    </div>
  );
}

/** Where one is, and how many tries are left. */
function TryHeader({ visit }: { visit: Visit | undefined }) {
  const { t } = useTranslation();
  return (
    <header className="flex h-11 shrink-0 items-center justify-between gap-x-5 border-b border-line bg-surface px-3 sm:px-4">
      <h1 className="line-clamp-2 min-w-0 text-[13px] leading-tight font-semibold tracking-tight sm:text-[15px]">
        {t('app.title.tryOut')}
      </h1>
      <p role="status" className="text-right text-[13px] leading-tight text-ink-soft">
        {visit && t('visits.left', { count: visit.triesLeft, of: visit.tries })}
      </p>
    </header>
  );
}

/** What lies on the desk, what is being made of it, and what is told of the visit. */
function useTrying(begin: Parameters<typeof useTryDesk>[0]) {
  const desk = useTryDesk(begin);
  const visit = useQuery({
    ...visitQuery,
    refetchInterval: ({ state }) => (desk.isPending || underWay(state.data) !== null) && LOOK_EVERY_MS,
  });
  const left = visit.data?.triesLeft ?? null;
  return {
    ...{ desk, visit, left },
    isOver: left === 0,
    running: desk.isPending ? underWay(visit.data) : null,
  };
}

function underWay(visit: Visit | undefined): Edit | null {
  return visit?.edits.find(({ state }) => !isFinal(state)) ?? null;
}
