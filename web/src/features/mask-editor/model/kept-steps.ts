import { z } from 'zod';
import type { MaskCommand } from '../raster/command.ts';
import type { Size } from '../raster/mask-buffer.ts';

/** The steps of a mask as they are kept between two sittings: what they begin with, all of them, and how many are in force. */
export interface KeptSteps {
  /** PNG as a data URL; null where the mask began empty. */
  readonly base: string | null;
  readonly commands: readonly MaskCommand[];
  readonly position: number;
}

const VERSION = 1;
/** Tenths of a photo pixel are kept of a place, and steps from place to place: short numbers. */
const PARTS = 10;
const MOST_STEPS = 2000;
/** A photo has at most 50 million pixels, so a side as many. */
const FARTHEST = 50_000_000;

const erases = z.boolean();
const Numbers = z.string().regex(/^(-?\d+( -?\d+)*)?$/);
const Side = z.int().min(1).max(FARTHEST);
/** Regions are of the size that masks are painted at. */
const Across = z.int().min(1).max(4096);
const Command = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('stroke'),
    points: Numbers,
    widths: Numbers.optional(),
    radius: z.number().positive(),
    hardness: z.number().min(0).max(1),
    erases,
  }),
  z.object({ kind: z.literal('area'), points: Numbers, erases }),
  z.object({ kind: z.literal('region'), width: Across, height: Across, packed: z.base64(), erases }),
  z.object({ kind: z.literal('grow'), by: z.number() }),
  z.object({ kind: z.enum(['fill', 'clear', 'invert']) }),
]);
const Kept = z.object({
  version: z.literal(VERSION),
  /** Milliseconds since 1970. */
  at: z.number(),
  width: Side,
  height: Side,
  base: z.string().startsWith('data:image/png;base64,').nullable(),
  commands: z.array(Command).max(MOST_STEPS),
  position: z.int().min(0),
});

export interface Sitting {
  readonly photo: Size;
  /** Milliseconds since 1970. */
  readonly at: number;
}

// What was written once is not written again: a step never changes.
const written = new WeakMap<MaskCommand, string>();

/** The steps as text. */
export function printSteps({ base, commands, position }: KeptSteps, { photo, at }: Sitting): string {
  const { width, height } = photo;
  const head = JSON.stringify({ version: VERSION, at, width, height, base, position });
  const steps = commands.map((command) => {
    const text = written.get(command) ?? JSON.stringify(shortOf(command));
    written.set(command, text);
    return text;
  });
  return `${head.slice(0, -1)},"commands":[${steps.join(',')}]}`;
}

/** The steps in a text; null where it is none, of another version, or of a photo of another size. */
export function readSteps(text: string, photo: Size): KeptSteps | null {
  const kept = Kept.safeParse(parsed(text)).data;
  if (!kept || kept.width !== photo.width || kept.height !== photo.height) return null;
  if (kept.position > kept.commands.length) return null;
  return { base: kept.base, position: kept.position, commands: kept.commands.map(longOf) };
}

/** When the steps in a text were kept (milliseconds since 1970); 0 where that cannot be told. */
export function keptAt(text: string): number {
  return Number(/^\{"version":\d+,"at":(\d+)/.exec(text)?.[1] ?? 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

type Short = z.infer<typeof Command>;

function shortOf(command: MaskCommand): Short {
  switch (command.kind) {
    case 'stroke': {
      const { widths, ...stroke } = command;
      const points = printPlaces(command.points);
      return {
        ...stroke,
        points,
        ...(widths && { widths: widths.map((w) => Math.round(w * 100)).join(' ') }),
      };
    }
    case 'area':
      return { ...command, points: printPlaces(command.points) };
    case 'region': {
      const { width, height, packed } = command.region;
      return { kind: 'region', width, height, packed: base64Of(packed), erases: command.erases };
    }
    default:
      return command;
  }
}

function longOf(short: Short): MaskCommand {
  switch (short.kind) {
    case 'stroke': {
      const { widths, points, ...stroke } = short;
      const long = { ...stroke, points: readPlaces(points) };
      return widths === undefined ? long : { ...long, widths: numbersIn(widths).map((width) => width / 100) };
    }
    case 'area':
      return { ...short, points: readPlaces(short.points) };
    case 'region': {
      const { width, height, packed } = short;
      return { kind: 'region', region: { width, height, packed: bytesOf(packed) }, erases: short.erases };
    }
    default:
      return short;
  }
}

function printPlaces(points: readonly number[]): string {
  const parts = points.map((value) => Math.round(value * PARTS));
  return parts.map((part, i) => part - (parts[i - 2] ?? 0)).join(' ');
}

function readPlaces(text: string): number[] {
  const parts = numbersIn(text);
  for (let i = 2; i < parts.length; i += 1) parts[i] = (parts[i] ?? 0) + (parts[i - 2] ?? 0);
  return parts.map((part) => part / PARTS);
}

function numbersIn(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(Number);
}

const CHUNK = 0x8000;

/** Bytes as base64 (RFC 4648). */
export function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(letters);
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
