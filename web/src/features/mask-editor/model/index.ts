export type { Announcement } from './announcement.ts';
export { canvasKeyAction, type EditorAction, pageKeyAction, ZOOM_STEP } from './keys.ts';
export { MaskDocument } from './mask-document.ts';
export { MaskSession } from './mask-session.ts';
export type { Pick, SessionSnapshot } from './session-snapshot.ts';
export type { Point } from '../../../platform/viewport/point.ts';
export {
  BRUSH_SIZE,
  MASK_COLOURS,
  type MaskColour,
  type Settings,
  TOOL_NAMES,
  type ToolName,
} from './settings.ts';
