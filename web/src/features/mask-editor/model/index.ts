export type { Announcement } from './announcement.ts';
export {
  type GestureEvent,
  HOLD_MS,
  MIDDLE_BUTTON,
  NO_GESTURE,
  type PointerSample,
  stepGesture,
} from './gestures.ts';
export { canvasKeyAction, type EditorAction, type KeyPress, pageKeyAction, ZOOM_STEP } from './keys.ts';
export { MaskDocument } from './mask-document.ts';
export { MaskSession, type Pick, type SessionSnapshot } from './mask-session.ts';
export type { Point } from './point.ts';
export {
  BRUSH_SIZE,
  MASK_COLOURS,
  type MaskColour,
  type Settings,
  TOOL_NAMES,
  type ToolName,
} from './settings.ts';
