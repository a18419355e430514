import type { Material } from '../scene/material.ts';
import { brushedMetal, ceramic, glass, metal, paint } from '../scene/materials/hard.ts';
import { leather } from '../scene/materials/leather.ts';
import { concrete, marble, terrazzo } from '../scene/materials/stone.ts';
import { boucle, corduroy, fabric, knit, linen, velvet, wool } from '../scene/materials/textile.ts';
import { cane, rattan } from '../scene/materials/wicker.ts';
import { wood } from '../scene/materials/wood.ts';
import type { Vec3 } from '../scene/vector.ts';
import type { Family } from './material-words.ts';

const VEIN: Vec3 = [0.2, 0.21, 0.23];
const PALE_VEIN: Vec3 = [0.6, 0.58, 0.54];
const CHIPS: Vec3 = [0.35, 0.22, 0.16];

/** Roughness of metals that are polished; the others are brushed. */
const POLISHED: Readonly<Record<string, number>> = { chrome: 0.09, brass: 0.2, copper: 0.22 };

type Make = (colour: Vec3, name?: string) => Material;

const MAKE: Record<Family, Make> = {
  leather,
  fabric,
  linen,
  boucle,
  velvet,
  corduroy,
  wool,
  knit,
  wood,
  marble: (colour) => marble(colour, colour[1] < 0.15 ? PALE_VEIN : VEIN),
  metal: (colour, name) => {
    const polish = name === undefined || name === '' ? 0.28 : POLISHED[name];
    return polish === undefined ? brushedMetal(colour) : metal(colour, polish);
  },
  ceramic: (colour) => ceramic(colour),
  concrete,
  terrazzo: (colour) => terrazzo(colour, CHIPS),
  rattan,
  cane,
  lacquer: (colour) => paint(colour, 0.35),
  glass,
};

/** A material of a family in a colour (linear); `name` is the English name of the very material: walnut, brass. */
export function materialOf(family: Family, colour: Vec3, name?: string): Material {
  return MAKE[family](colour, name);
}
