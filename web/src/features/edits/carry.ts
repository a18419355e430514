import type { HistoryItem, Purpose } from '@maquette/contract';
import { keptClearing, nextClearing } from './clearing/clearing-draft.ts';
import { draftPhotoOf } from './draft/draft.ts';
import { type KeptDraft, storedDraft } from './draft/use-draft.ts';
import { keptFurnishing, nextFurnishing } from './furnishing/furnish-draft.ts';
import { keptInpainting, nextDraft } from './inpainting/draft.ts';
import { regionOf } from './region/find-region.ts';
import { nextRegionDraft, type Region, type RegionDraft, untouchedRegion } from './region/region-draft.ts';
import type { Carrying, StageTools } from './screen/ToolSwitch.tsx';
import { keptSearch, nextSearch, type SearchDraft } from './search/search-draft.ts';
import { callOf, type SearchTool, searchTools } from './search/search-tool.ts';

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

/** How every draft is told of a photo. */
function photoChosen(photo: HistoryItem) {
  return { type: 'photo-chosen', photo: draftPhotoOf(photo) } as const;
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
    const chosen = isSame ? draft : nextSearch(draft, photoChosen(photo));
    return region ? { ...chosen, region: takenRegion(region), arrangement: null } : chosen;
  });
}

const searchCarriers = Object.fromEntries(
  (Object.keys(searchTools) as SearchTool[]).map((tool) => [
    tool,
    (carrying: Carrying) => carryToSearch(tool, carrying),
  ]),
) as Record<SearchTool, (carrying: Carrying) => Promise<void>>;

/** How each tool takes photo and mask into its draft, where they are found when it opens. */
const carriers: Record<Purpose, (carrying: Carrying) => void | Promise<void>> = {
  inpainting: ({ userId, photo, mask }) =>
    take({ kept: keptInpainting, key: `inpainting:${userId}` }, photo, (draft, isSame) => {
      const chosen = isSame ? draft : nextDraft(draft, photoChosen(photo));
      const isOther = mask !== null && mask.picture !== chosen.mask?.picture;
      return isOther ? { ...chosen, mask, arrangement: null } : chosen;
    }),
  ...searchCarriers,
  clearing: ({ userId, photo, mask }) =>
    take({ kept: keptClearing, key: `clearing:${userId}` }, photo, (draft, isSame) => {
      const chosen = isSame ? draft : nextClearing(draft, photoChosen(photo));
      return mask ? { ...chosen, mask } : chosen;
    }),
  furnishing: ({ userId, photo }) =>
    take({ kept: keptFurnishing, key: `furnishing:${userId}` }, photo, (draft, isSame) =>
      isSame ? draft : nextFurnishing(draft, photoChosen(photo)),
    ),
};

/** Takes what is in hand into another tool. Alone it knows the drafts of all screens. */
export const carryTo: StageTools['carry'] = (tool, carrying) => carriers[tool](carrying);
