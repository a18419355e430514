import type { Details } from '../../lexicon/details.ts';
import { drawnRecord, type Kind } from '../../lexicon/kinds.ts';
import type { SetKind } from '../../lexicon/sets.ts';
import { isSoftFamily } from '../../prompt/material-words.ts';
import { ceramic } from '../../scene/materials/hard.ts';
import { fabric, wool } from '../../scene/materials/textile.ts';
import { wood } from '../../scene/materials/wood.ts';
import { Mesh } from '../../scene/mesh.ts';
import { mix, type Vec3 } from '../../scene/vector.ts';
import { chances, type Look } from '../look.ts';
import type { Piece } from '../piece.ts';
import { diningGroup } from './dining-group.ts';
import { extentOf } from './footprint.ts';
import { bearsLamp, type Item, type Placed, type Workshop } from './group.ts';
import { cosyBedroom, readingCorner } from './resting.ts';
import { seatingGroup } from './seating.ts';
import { homeOffice, nursery } from './working.ts';

/** A part of a set with what it is built of. */
export interface Part extends Item {
  readonly mesh: Mesh;
}

type Compose = (workshop: Workshop<Part>) => Placed<Part>[];

/** Who builds the single pieces: about so wide where a width is given, metres. */
export type Build = (kind: Kind, look: Look, width: number | undefined) => Mesh;

interface SetRequest {
  readonly kind: SetKind;
  readonly look: Look;
  readonly details: Details;
}

/** What a set is about: this part is made as the wish says, the others go with it. */
const MAIN: Readonly<Record<SetKind, readonly string[]>> = {
  'reading corner': ['armchair'],
  'home office': ['desk', 'dining table'],
  nursery: ['crib', 'bed'],
  'cosy bedroom': ['bed'],
  'seating group': ['sofa'],
  'table and chairs': ['dining table'],
};

/** How many chairs a table gets when nobody says so, by the size of its place. */
const CHAIRS = [2, 4, 6] as const;

/** The ways to compose a set, one a size. */
function formsOf({ kind, details }: SetRequest): Compose[] {
  switch (kind) {
    case 'reading corner':
      return [readingCorner];
    case 'home office':
      return [homeOffice];
    case 'nursery':
      return [nursery];
    case 'cosy bedroom':
      return [1.4, 1.65].map((width) => (workshop) => cosyBedroom(workshop, width));
    case 'seating group':
      return [1.5, 1.85, 2.2].map((width) => (workshop) => seatingGroup(workshop, width));
    case 'table and chairs':
      return (details.seats ? [details.seats] : CHAIRS).map(
        (seats) => (workshop) => diningGroup(workshop, seats, details.outline === 'round'),
      );
  }
}

/** The things of a set, each with its mesh, in the place that the seed gives it. */
export function partsOfSet(request: SetRequest, build: Build): Placed<Part>[][] {
  const { kind, look } = request;
  return formsOf(request).map((compose) => {
    const known = new Map<string, Part>();
    const take = (part: Kind, width?: number): Part => {
      const key = `${part} ${width}`;
      const own = MAIN[kind].includes(part) ? look : lookOfPart(part, look);
      const shown = bearsLamp(part) ? { ...own, hasDecor: false } : own;
      const made = known.get(key) ?? partOf(part, build(part, shown, width));
      known.set(key, made);
      return made;
    };
    return compose({ take, random: chances(look, 40) });
  });
}

function partOf(kind: Kind, mesh: Mesh): Part {
  return { kind, mesh, extent: extentOf(mesh) };
}

/** Several things as one piece, its origin in the middle of the floor they take. */
export function setPiece(request: SetRequest, build: Build): Piece {
  const sizes = partsOfSet(request, build).map((parts) => () => asOne(parts));
  return { support: 'floor', isRound: false, sizes };
}

function asOne(parts: readonly Placed<Part>[]): Mesh {
  const all = new Mesh();
  for (const { item, x, z, yaw, lift } of parts) all.append(item.mesh, { at: [x, lift, z], yaw });
  const { left, right, back, front } = extentOf(all);
  const centred = new Mesh();
  centred.append(all, { at: [-(left + right) / 2, 0, -(back + front) / 2] });
  return centred;
}

/** Undyed wool, raw linen, and the white of lampshades and pots; linear. */
const WOOL: Vec3 = [0.62, 0.56, 0.46];
const LINEN: Vec3 = [0.55, 0.5, 0.42];
const WHITE: Vec3 = [0.76, 0.73, 0.68];

/** How a thing looks that goes with another one: of the same wood and metal, its cloth and clay quieter than what the other one is about. */
function lookOfPart(kind: Kind, look: Look): Look {
  const { families, body } = drawnRecord(kind);
  const [family] = families;
  if (kind === 'rug') {
    const colour = mix(WOOL, look.colour, 0.2);
    return { ...look, main: wool(colour), colour };
  }
  if (isSoftFamily(family)) {
    const colour = mix(LINEN, look.accent, 0.45);
    return { ...look, main: fabric(colour), colour, accent: look.colour };
  }
  if (family === 'ceramic') {
    const colour = mix(WHITE, look.accent, 0.2);
    return { ...look, main: ceramic(colour), colour };
  }
  if (body === 'frame') return { ...look, accent: WHITE };
  const isWooden = (look.main.sheen ?? 0) === 0;
  return isWooden ? look : { ...look, main: wood(look.wood), colour: look.wood };
}
