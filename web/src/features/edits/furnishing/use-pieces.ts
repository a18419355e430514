import type { FurnishedThing, FurnishForm } from '@maquette/contract';
import { useMemo } from 'react';
import type { FurnishDraft, FurnishEvent } from './furnish-draft.ts';
import { afterMove, type Change, clashesIn, faultOf, type Piece, piecesOf, thingsToDraw } from './pieces.ts';
import { usePlan } from './use-plan.ts';

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
    piecesOf: (things) => piecesOf(things, changes),
  });
  const things = drawn ?? base?.things ?? nothing;
  const pieces = useMemo(() => (things.length > 0 ? piecesOf(things, changes) : none), [things, changes]);
  const clashes = useMemo(() => (plan ? clashesIn(plan, pieces) : []), [plan, pieces]);
  const send = (made: ReadonlyMap<number, Change>) => dispatch({ type: 'pieces-changed', of, changes: made });
  const fault = things.length > 0 ? faultOf(pieces) : null;
  return {
    ...{ ...state, plan, pieces, clashes },
    isChanged: changes !== null,
    /** What keeps them from being drawn. */
    fault: fault ?? (clashes.length > 0 ? ('clash' as const) : null),
    change: (at: number, made: Change) => send(new Map([[at, made]])),
    move: (at: number, to: { x: number; y: number }) => plan && send(afterMove(plan, pieces, { at, ...to })),
    /** The list to be drawn. */
    wanted: () => thingsToDraw(things, pieces),
  };
}
