import { SOFT_BORDER, type BorderContrast } from './border-contrast.ts';
import { chromaGap, lightGap, NOTHING_MEASURED, type RegionStats } from './region-stats.ts';

/** Regions that are one surface, and their measures together. */
export interface Group extends Pick<
  RegionStats,
  'area' | 'contact' | 'over' | 'under' | 'enclosed' | 'border' | 'bottom'
> {
  readonly regions: number[];
  readonly isFloor: boolean;
}

/** A thin strip along the hole: what the mask left over of the thing it marks. */
function isRim(region: RegionStats): boolean {
  return region.radius < 5 && region.area < 2.5 * region.contact;
}

/**
 * Joins regions that meet the hole and differ only in light: a shadow band must not split a wall. Each is compared with the one of its group that meets the hole most, not with all:
 * small steps must not lead from a wall to a cupboard. Things are left out. Groups with most contact come first.
 */
export function groupAlike(
  stats: readonly RegionStats[],
  { isFloor, isThing }: { isFloor: readonly boolean[]; isThing?: readonly boolean[] },
): Group[] {
  const touching = [...stats.keys()]
    .filter((i) => stats[i]!.contact > 3 && !isRim(stats[i]!) && !isThing?.[i])
    .sort((a, b) => stats[b]!.contact - stats[a]!.contact);
  const groups: Group[] = [];
  for (const i of touching) {
    const region = stats[i]!;
    const home = groups.find(
      (group) =>
        group.isFloor === isFloor[i] && isOneSurface(stats[group.regions[0]!]!, region, group.isFloor),
    );
    if (home) addTo(home, region, i);
    else {
      const group = {
        regions: [],
        isFloor: isFloor[i]!,
        ...NOTHING_MEASURED,
      };
      addTo(group, region, i);
      groups.push(group);
    }
  }
  return groups.sort((a, b) => b.contact - a.contact);
}

function isOneSurface(one: RegionStats, two: RegionStats, isFloor: boolean): boolean {
  const hue = chromaGap(one, two);
  const light = lightGap(one, two);
  return (hue < 0.016 && light < (isFloor ? 0.28 : 0.26)) || (hue < 0.03 && light < 0.05);
}

interface Borders {
  readonly neighbours: readonly Map<number, number>[];
  readonly contrast: BorderContrast;
}

/** A border shorter than this (half-size pixels) tells nothing. */
const LEAST_BORDER = 12;

/** Joins groups that pass into each other without an edge: the sunlit part of a wall, the glare on a floor. */
export function joinSoftly(groups: readonly Group[], { neighbours, contrast }: Borders): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const home = joined.find(
      (other) =>
        other.isFloor === group.isFloor &&
        other.regions.some((a) =>
          group.regions.some(
            (b) => (neighbours[a]!.get(b) ?? 0) >= LEAST_BORDER && contrast(a, b) < SOFT_BORDER,
          ),
        ),
    );
    if (home) merge(home, group);
    else joined.push(group);
  }
  return joined.sort((a, b) => b.contact - a.contact);
}

function merge(home: Group, other: Group): void {
  home.regions.push(...other.regions);
  home.area += other.area;
  home.contact += other.contact;
  home.over += other.over;
  home.under += other.under;
  home.enclosed += other.enclosed;
  home.border += other.border;
  home.bottom += other.bottom;
}

function addTo(group: Group, region: RegionStats, number: number): void {
  merge(group, { ...region, regions: [number], isFloor: group.isFloor });
}
