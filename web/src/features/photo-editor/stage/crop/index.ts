export type { CropBox } from './crop-box.ts';
export { type CropHandle, cropHandles, zoneAt } from './crop-handles.ts';
export { CropTool } from './crop-tool.ts';
