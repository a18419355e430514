export { assertPlace } from './assert-place.ts';
export { considerCall } from './consider-call.ts';
export { newEdits, withRepeats } from './new-edits.ts';
export { fullOrderKey } from './preview-where-rough.ts';
export { hashesOf, hasMask, type SentCall } from './sent-pictures.ts';
export { planFurnishing } from './plan-furnishing.ts';
export { startFurnishing } from './start-furnishing.ts';
export { startEditCall } from './start-edit-call.ts';
export { announce, holdEdits, startEdits } from './start-edits.ts';
