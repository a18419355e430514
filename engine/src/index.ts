export type { Mask, PixelImage, Rect } from './pixels.ts';
export { alignAnswer, type AlignedAnswer, type AnswerRequest } from './align/align-answer.ts';
export { partOfRoom } from './room/room-part.ts';
export { measureRoom } from './room/measure-room.ts';
export { seeRoom, type Nearness, type Room } from './room/see-room.ts';
export { countChangedOutside } from './blend/count-changed-outside.ts';
export { FEATHER_PX, pasteBack } from './blend/paste-back.ts';
export { coarseFill } from './fill/coarse-fill.ts';
export { estimateRemoval, type RemovalEstimate } from './fill/estimate-removal.ts';
export { fillHole } from './fill/fill-hole.ts';
export type { FillRequest } from './fill/fill-request.ts';
export { fillTakes, type Take } from './fill/fill-takes.ts';
export { fillWindows, type Proposal } from './fill/proposal.ts';
export { clashesOf, movedTo, type Clash, type StandingPiece } from './furnish/clashes.ts';
export { furnishRoom, type Furnished } from './furnish/furnish-room.ts';
export { FURNISH_STYLES, ROOM_TYPES, type FurnishStyle, type RoomType } from './furnish/furnish-styles.ts';
export { modelOf, type FurnishedThing } from './furnish/furnished-thing.ts';
export { kindNamed } from './lexicon/kinds.ts';
export { halveImage, halveMask } from './fill/halve.ts';
export { objectsInside } from './fill/objects-inside.ts';
export { countMasked, isMaskEmpty, maskBounds } from './mask/bounds.ts';
export { featherInside } from './mask/feather-inside.ts';
export { distanceToMarked, distanceToZero } from './mask/distance.ts';
export { invertMask } from './mask/invert.ts';
export { readPaintedPhoto, readSavedMask } from './mask/read-mask.ts';
export { isTooSmallToEdit } from './mask/too-small.ts';
export { helpMask, type MaskHelp } from './mask-help/help-mask.ts';
export { tidyMask } from './mask-help/tidy-mask.ts';
export { widenMask } from './mask-help/widen-mask.ts';
export { applyStyle, type StylePreset } from './style/apply-style.ts';
export { productProblem, type ProductProblem } from './furniture/product/cut-out.ts';
export { productPiece, type Product } from './furniture/product/product-piece.ts';
export { holeFor, inpaint } from './inpaint/inpaint.ts';
export {
  arrangementAt,
  pixelIn,
  standingOf,
  type Arrangement,
  type Setting,
  type Standing,
  type Support,
} from './put/arrangement.ts';
export { arrangeWords, type Arranged, type ArrangeRequest } from './put/arrange-words.ts';
export { pieceForWish, type WishedWords } from './put/wished-things.ts';
export { contactShadowOf, type ContactShadow } from './put/raster/contact-shadow.ts';
export { rasterPiece, type RasterLayer, type RasterRequest } from './put/raster/raster-piece.ts';
export { sphericalLightOf, type SphericalLight } from './put/raster/spherical-light.ts';
export { freezeMesh, type FrozenMesh } from './scene/scene.ts';
export { NoModelError } from './inpaint/no-model.ts';
export type { FillBeside, InpaintRequest, InpaintResult, Understood } from './inpaint/inpaint-request.ts';
export { cropImage, cropMask, type Surroundings, withSurroundings } from './resize/crop.ts';
export { enlargeMask } from './resize/enlarge-mask.ts';
export { fitWithin, resizeImage } from './resize/resize-image.ts';
export { resizeMask } from './resize/resize-mask.ts';
export { renderSampleRoom, type SampleRoomRequest } from './sample/render-sample-room.ts';
export { prepareSelection, type SelectionGround } from './find/prepare-selection.ts';
export {
  selectRegion,
  type Selection,
  type SelectionResult,
  type SelectionWish,
} from './find/select-region.ts';
export type { ProposedRegion } from './find/proposed.ts';
export { thingNamed } from './find/read-words.ts';
export { findMovables, type Clearing, type Movable, type Movables } from './clear/find-movables.ts';
export { parsePrompt } from './prompt/parse-prompt.ts';

export {
  nameOfThing,
  readWish,
  type Reading,
  type WishAction,
  type WishThing,
  type WishTool,
} from './prompt/read-wish.ts';
export type { Lack, MissingThing } from './prompt/lack.ts';
export { colourOfArea } from './recolour/colour-of-area.ts';
export { readSentence } from './prompt/read-sentence.ts';
export { nameOfLook } from './prompt/name-of-look.ts';
export { translateWords } from './prompt/translate-words.ts';
export { readColourWish, type ColourWish } from './recolour/read-colour-wish.ts';
export { recolour } from './recolour/recolour.ts';
export { brighten } from './preflight/brighten.ts';
export { inspectMask } from './preflight/inspect-mask.ts';
export { inspectPhoto, isTiny, leastSides } from './preflight/inspect-photo.ts';
export { largestIsland } from './preflight/keep-largest-island.ts';
export { looksLikeRoom } from './room/looks-like-room.ts';
export { createRandom } from './random.ts';
export { contradictionsOf } from './prompt/contradictions.ts';
export { adjustLight, type LightSettings } from './photo-edit/adjust-light.ts';
export { adjustPixels } from './photo-edit/adjust-pixels.ts';
export { autoWhiteBalance } from './photo-edit/auto-white-balance.ts';
export { findVerticals, type Verticals } from './photo-edit/find-verticals.ts';
export { outputSize, wayToSource } from './photo-edit/geometry.ts';
export { histogramOf, type Histogram } from './photo-edit/histogram.ts';
export { type LightBase, lightBaseOf, lightBaseSide } from './photo-edit/light-base.ts';
export {
  compose as composeHomographies,
  type Homography,
  invert as invertHomography,
  mapPlace,
} from './photo-edit/perspective.ts';
export {
  neutralRecipe,
  type PhotoRecipe,
  type PhotoSettings,
  type PhotoTransformations,
} from './photo-edit/recipe.ts';
export { renderRecipe, type PhotoSource, type RenderedBand } from './photo-edit/render-recipe.ts';
export { sharpenAmount, sharpenSigmaShare } from './photo-edit/sharpness.ts';
export { toneTables, type ToneTables } from './photo-edit/tone-tables.ts';
export { whiteBalanceFrom, type Rgb, type WhiteBalance } from './photo-edit/white-balance.ts';
export { maskOfPlace, placeAround } from './put/place.ts';
