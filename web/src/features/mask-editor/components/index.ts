export { ControlPill } from './ControlPill.tsx';
export { EditorHeader } from './EditorHeader.tsx';
export { FingerSwitch } from './FingerSwitch.tsx';
export { LiveRegion } from './LiveRegion.tsx';
export { MaskStage } from './MaskStage.tsx';
export { SizeStrip } from './SizeStrip.tsx';
export { StatusBar } from './StatusBar.tsx';
export { ToolRail } from './ToolRail.tsx';
