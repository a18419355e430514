import {
  type Arrangement,
  type EditStage,
  type ErrorCode,
  type FurnishedThing,
  type RemovalEstimate,
  seedMax,
} from '@maquette/contract';
import {
  type Arrangement as EngineArrangement,
  type FurnishedThing as DrawnThing,
  kindNamed,
} from '@maquette/engine';
import { isDiskFull } from '../../platform/disk-full.ts';
import type { RateLimit } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';

const minute = 60_000;

export const editLimit = { name: 'edit', hits: 6000, windowMs: 10 * minute } as const satisfies RateLimit;
/** What costs nothing must not keep those waiting who pay. */
export const freeEditLimit = {
  name: 'free-edit',
  hits: 120,
  windowMs: 10 * minute,
} as const satisfies RateLimit;

/**
 * A worker holds an edit for this long and renews it at every beat; when it dies, another one may take the edit up
 * after that. Milliseconds; lease and beat together stay below the 30 s within which a lost edit must move on.
 */
export const leaseMs = 15_000;
export const beatMs = 2_000;

/** A worker claims at most this many edits at once. */
export const batchMax = 64;

/** An edit that has taken its worker down this often is not tried again. */
export const attemptsMax = 3;

/** A worker that is asked to stop lets what nobody else could go on with end for this long. Milliseconds. */
export const finishMs = 5_000;

/** An edit still open this long after its deadline has lost its worker. Milliseconds. */
export const overdueGraceMs = 5_000;

/** Progress is written down and told at most this often. Milliseconds. */
export const tellEveryMs = 500;

/** How much of the whole each stage ends at, 0 to 1. */
export const stageEnds = { waiting: 0, preparing: 0.05, drawing: 0.92, finishing: 0.99, done: 1 } as const;

/** What is not said to stand on something stands on the floor. */
export const onFloor = ({ size, lift = 0, ...rest }: Arrangement): EngineArrangement => ({
  ...rest,
  lift,
  ...(size !== undefined && { size }),
});

/** A furnished thing as the engine draws it. */
export const asDrawn = ({ kind, arrangement, ...thing }: FurnishedThing): DrawnThing => ({
  ...thing,
  kind: kindNamed(kind),
  arrangement: onFloor(arrangement),
});

/** How many seeds there are. */
export const seeds = seedMax + 1;

/** A seed nobody chose: drawn from the random end of an id. */
export const seedFrom = (id: string): number => Number.parseInt(id.slice(-8), 16) % seeds;

/** Progress of the whole while the engine is at `fraction`. */
export function drawingProgress(fraction: number): number {
  const share = Math.min(1, Math.max(0, fraction));
  return stageEnds.preparing + share * (stageEnds.drawing - stageEnds.preparing);
}

/** How many finished edits the estimate looks back on. */
export const etaSample = 21;

/** The middle one of some durations; null when there are none. */
export const medianOf = (durations: readonly number[]): number | null =>
  [...durations].sort((a, b) => a - b)[durations.length >> 1] ?? null;

export interface Waiting {
  /** The median of recent edits of the same engine. */
  readonly medianMs: number | null;
  /** How many are served before this one. */
  readonly queuePosition: number;
  /** Since its work began; null while it waits. */
  readonly runningMs: number | null;
  /** How many the engine does at the same time. */
  readonly atOnce: number;
}

/** Milliseconds to the end of an edit, or null when there is nothing to go by. */
export function etaOf({ medianMs, queuePosition, runningMs, atOnce }: Waiting): number | null {
  if (medianMs === null) return null;
  if (runningMs !== null) return Math.max(0, Math.round(medianMs - runningMs));
  return Math.round(medianMs * (1 + Math.ceil((queuePosition + 1) / atOnce)));
}

/** How sure the engine must be to have found what was meant for anything to be changed, and to change it without a doubt. 0 to 1. */
const sure = { enough: 0.15, beyondDoubt: 0.6 } as const;

export const isFound = (confidence: number): boolean => confidence >= sure.enough;
export const mustConfirm = (confidence: number): boolean => confidence < sure.beyondDoubt;

/** A removal that is expected to come out worse than this is shown as a free preview first. 0 to 1. */
const ROUGH_BELOW = 0.4;

export const isRough = ({ success }: RemovalEstimate): boolean => success < ROUGH_BELOW;

/** Under which code an edit fails whose work threw `error`. */
export function failureCode(error: unknown): ErrorCode {
  if (error instanceof Refusal) return error.code;
  return isDiskFull(error) ? 'disk_full' : 'engine_failed';
}

export const firstStage: EditStage = 'waiting';
