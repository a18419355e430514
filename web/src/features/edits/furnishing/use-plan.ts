import { editsEndpoints, type FurnishedThing, type FurnishForm, type FurnishPlan } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { useSettled } from '../region/use-settled.ts';
import { type Piece, worded } from './pieces.ts';

interface Planning {
  /** Null while there is nothing to plan. */
  readonly form: FurnishForm | null;
  /** What somebody made of the pieces of a plan, once there is one. */
  readonly piecesOf: (things: readonly FurnishedThing[]) => readonly Piece[];
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
export function usePlan({ form, piecesOf }: Planning): Planned {
  const { t } = useTranslation();
  const { data: plan = null, error, isFetching, refetch } = usePlanQuery(form);
  const wished = plan && worded(plan.things, piecesOf(plan.things));
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
