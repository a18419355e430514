import type { HistoryItem } from '@maquette/contract';

type Version = Pick<HistoryItem, 'id' | 'originalImageId'>;

/** A version as a row of the tree: how deep it stands, and which of how many on its branch it is. */
export interface VersionRow<V extends Version = HistoryItem> {
  readonly version: V;
  /** 1 for what goes back to nothing. */
  readonly level: number;
  /** From 1. */
  readonly place: number;
  readonly siblings: number;
}

/**
 * The tree of a flat list, row by row: each version is followed by what was made of it, in the order of the list. What goes
 * back to a picture that is gone stands at the root, and so does one of a circle: every version has its row, once.
 */
export function versionRows<V extends Version>(versions: readonly V[]): VersionRow<V>[] {
  const known = new Set(versions.map(({ id }) => id));
  const made = new Map<string | null, V[]>();
  for (const version of versions) {
    const { originalImageId: id = null } = version;
    const parent = id !== null && known.has(id) ? id : null;
    made.set(parent, [...(made.get(parent) ?? []), version]);
  }
  const rows: VersionRow<V>[] = [];
  const seen = new Set<string>();
  const walk = (from: readonly V[], top: number) => {
    // Not by recursion: a chain of edits may be hundreds long.
    const waiting = asRows(from, top).toReversed();
    for (let row = waiting.pop(); row; row = waiting.pop()) {
      if (seen.has(row.version.id)) continue;
      seen.add(row.version.id);
      rows.push(row);
      waiting.push(...asRows(made.get(row.version.id) ?? [], row.level + 1).toReversed());
    }
  };
  walk(made.get(null) ?? [], 1);
  for (const version of versions) if (!seen.has(version.id)) walk([version], 1);
  return rows;
}

function asRows<V extends Version>(versions: readonly V[], level: number): VersionRow<V>[] {
  return versions.map((version, at) => ({ version, level, place: at + 1, siblings: versions.length }));
}

/** The row to which a key of a tree leads (ARIA Authoring Practices, tree view); null for other keys. */
export function rowByKey(
  rows: readonly { readonly level: number }[],
  at: number,
  key: string,
): number | null {
  const level = rows[at]?.level ?? 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(rows.length - 1, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowRight':
      return (rows[at + 1]?.level ?? 0) > level ? at + 1 : at;
    case 'ArrowLeft':
      return level === 1 ? at : rows.findLastIndex((row, index) => index < at && row.level < level);
    default:
      return null;
  }
}

/** What is picked for comparing after one more is, or is no more: two at most, the one picked first goes. */
export function pickedAfter(picked: readonly string[], id: string): readonly string[] {
  return picked.includes(id) ? picked.filter((one) => one !== id) : [...picked.slice(-1), id];
}
