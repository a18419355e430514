import { editsEndpoints, type FurnishedThing, type FurnishForm, type FurnishPlan } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { useSettled } from '../region/use-settled.ts';
import type { FurnishDraft, FurnishEvent } from './furnish-draft.ts';
import { markersOf } from './markers.ts';
import {
  afterMove,
  type Change,
  clashesIn,
  faultOf,
  type Piece,
  piecesOf,
  standingPieces,
  thingsToDraw,
  worded,
} from './pieces.ts';

interface PiecesInHand {
  draft: FurnishDraft;
  dispatch: (event: FurnishEvent) => void;
  /** What the changes belong to: a plan, or an edit. */
  of: string;
  /** What is to be planned; null while nothing is. Must stay the same between renders. */
  form: FurnishForm | null;
  /** The things as they were drawn, where they were; else those of the plan. */
  drawn?: readonly FurnishedThing[];
}

const nothing: readonly FurnishedThing[] = [];
const none: readonly Piece[] = [];

/** The pieces of a plan or of a furnished room as somebody wants them, and whether they can stand so. */
export function usePieces({ draft, dispatch, of, form, drawn }: PiecesInHand) {
  const changes = draft.changes?.of === of ? draft.changes : null;
  const {
    plan: base,
    changed: plan,
    ...state
  } = usePlan({
    form,
    arrange: (things) => piecesOf(things, changes),
  });
  const things = drawn ?? base?.things ?? nothing;
  const pieces = useMemo(() => (things.length > 0 ? piecesOf(things, changes) : none), [things, changes]);
  const clashes = useMemo(() => (plan ? clashesIn(plan, pieces) : []), [plan, pieces]);
  const placed = useMemo(() => (plan ? standingPieces(plan, pieces) : []), [plan, pieces]);
  const markers = useMemo(() => (plan ? markersOf(plan, placed) : []), [plan, placed]);
  const send = (made: ReadonlyMap<number, Change>) => dispatch({ type: 'pieces-changed', of, changes: made });
  const fault = things.length > 0 ? faultOf(pieces) : null;
  return {
    ...{ ...state, plan, pieces, placed, markers, clashes },
    isChanged: changes !== null,
    /** What keeps them from being drawn. */
    fault: fault ?? (clashes.length > 0 ? ('clash' as const) : null),
    change: (at: number, made: Change) => send(new Map([[at, made]])),
    move: (at: number, to: { x: number; y: number }) => plan && send(afterMove(plan, pieces, { at, ...to })),
    /** The list to be drawn. */
    wanted: () => thingsToDraw(things, pieces),
  };
}

interface Planning {
  /** Null while there is nothing to plan. */
  readonly form: FurnishForm | null;
  /** What somebody made of the pieces of a plan, once there is one. */
  readonly arrange: (things: readonly FurnishedThing[]) => readonly Piece[];
}

interface Planned {
  /** The things as they were planned, or drawn before. */
  readonly plan: FurnishPlan | null;
  /** The same with the words that somebody changed. */
  readonly changed: FurnishPlan | null;
  readonly isPlanning: boolean;
  /** Why there is no plan, or none with the words changed. */
  readonly failure: string | null;
  /** Asks again; null where that would change nothing. */
  readonly retry: (() => void) | null;
  /** Nothing finds its place in the room. */
  readonly isHopeless: boolean;
}

/** A plan of what is to stand in a room, and how it looks once its words are changed; free. */
function usePlan({ form, arrange }: Planning): Planned {
  const { t } = useTranslation();
  const { data: plan = null, error, isFetching, refetch } = usePlanQuery(form);
  const wished = plan && worded(plan.things, arrange(plan.things));
  // What is being typed is looked up once typing has paused.
  const [settled] = useSettled(wished ? JSON.stringify(wished) : '');
  const isOther = wished !== null && settled === JSON.stringify(wished);
  const asked = form && plan && isOther ? { ...form, seed: plan.seed, things: wished } : null;
  const changed = usePlanQuery(asked);
  const fault = error ?? (asked ? changed.error : null);
  return {
    plan,
    changed: (asked && changed.data) ?? plan,
    isPlanning: isFetching,
    retry: error && isOurs(error) ? () => void refetch() : null,
    isHopeless: error instanceof ApiError && error.code === 'nothing_fits',
    failure: fault && errorToMessage(fault, t, t('edits.furnish.planFailed')),
  };
}

/** A fault that may be over in a moment. */
function isOurs(fault: Error): boolean {
  return !(fault instanceof ApiError) || fault.status === 0 || fault.status >= 500;
}

function usePlanQuery(form: FurnishForm | null) {
  const { i18n } = useTranslation();
  return useQuery<FurnishPlan>({
    queryKey: [...keyOf(editsEndpoints.planFurnishing), form, i18n.language],
    queryFn: ({ signal }) => call(editsEndpoints.planFurnishing, { form: form ?? never() }, { signal }),
    enabled: form !== null,
    staleTime: Infinity,
    retry: false,
  });
}

function never(): never {
  throw new Error('no plan is asked for');
}
