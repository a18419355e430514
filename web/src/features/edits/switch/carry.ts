import type { HistoryItem } from '@maquette/contract';
import { keptClearing, nextClearing } from '../clearing/clearing-draft.ts';
import { type DraftMask, draftPhotoOf } from '../draft/draft.ts';
import { type KeptDraft, storedDraft } from '../draft/use-draft.ts';
import { keptFurnishing, nextFurnishing } from '../furnishing/furnish-draft.ts';
import { keptInpainting, nextDraft } from '../inpainting/draft.ts';
import { regionOf } from '../region/find-region.ts';
import { nextRegionDraft, type Region, type RegionDraft, untouchedRegion } from '../region/region-draft.ts';
import { keptSearch, nextSearch, type SearchDraft } from '../search/search-draft.ts';
import { callOf, type SearchTool } from '../search/search-tool.ts';

/** What one wants to do with a room, in the order in which it is offered. */
export const stageTools = ['change', 'replace', 'recolour', 'remove', 'furnish'] as const;
export type StageTool = (typeof stageTools)[number];

/** What goes along into another tool. */
export interface Carried {
  readonly photo: HistoryItem;
  /** What is marked; null where nothing is. */
  readonly mask: DraftMask | null;
}

interface Carrying extends Carried {
  readonly userId: string;
}

/** Changes a draft that lies on this device, of the photo in hand or of another one. */
function take<Draft extends { readonly photo: { readonly id: string } | null }>(
  { kept, key }: { kept: KeptDraft<Draft>; key: string },
  photo: HistoryItem,
  change: (draft: Draft, isSame: boolean) => Draft,
): void {
  const stored = storedDraft(kept, key);
  const draft = stored.get();
  stored.set(change(draft, draft.photo?.id === photo.id));
}

/** The region that a mask marks, taken as it is. */
function takenRegion(region: Region): RegionDraft {
  return nextRegionDraft(untouchedRegion, { type: 'corrected', correction: { kind: 'taken', region } });
}

/** What another tool has of the photo stays, unless something else is marked now. */
async function carryToSearch(tool: SearchTool, { userId, photo, mask }: Carrying) {
  // A mask that cannot be read is no reason to stay: the photo goes along.
  const region =
    mask && (await regionOf({ mask: mask.picture, confidence: 1 }, draftPhotoOf(photo)).catch(() => null));
  take<SearchDraft>({ kept: keptSearch, key: `${callOf(tool)}:${userId}` }, photo, (draft, isSame) => {
    const chosen = isSame ? draft : nextSearch(draft, { type: 'photo-chosen', photo: draftPhotoOf(photo) });
    return region ? { ...chosen, region: takenRegion(region), arrangement: null } : chosen;
  });
}

/** Puts photo and mask into the draft of a tool, where they are found when it opens. */
export async function carryTo(tool: StageTool, carried: Carrying): Promise<void> {
  const { userId, photo, mask } = carried;
  const event = { type: 'photo-chosen', photo: draftPhotoOf(photo) } as const;
  switch (tool) {
    case 'replace':
      return carryToSearch('replace', carried);
    case 'recolour':
      return carryToSearch('recolor', carried);
    case 'change':
      return take({ kept: keptInpainting, key: `inpainting:${userId}` }, photo, (draft, isSame) => {
        const chosen = isSame ? draft : nextDraft(draft, event);
        const isOther = mask !== null && mask.picture !== chosen.mask?.picture;
        return isOther ? { ...chosen, mask, arrangement: null } : chosen;
      });
    case 'remove':
      return take({ kept: keptClearing, key: `clearing:${userId}` }, photo, (draft, isSame) => {
        const chosen = isSame ? draft : nextClearing(draft, event);
        return mask ? { ...chosen, mask } : chosen;
      });
    case 'furnish':
      return take({ kept: keptFurnishing, key: `furnishing:${userId}` }, photo, (draft, isSame) =>
        isSame ? draft : nextFurnishing(draft, event),
      );
  }
}
