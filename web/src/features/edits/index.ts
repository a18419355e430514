export { Inpainting } from './components/Inpainting.tsx';
export type { MaskEditorSlotProps } from './components/mask-editor-slot.ts';
export { steps as inpaintingSteps, type Step as InpaintingStep } from './model/draft.ts';
export { EditTray, type Tool } from './tray/index.ts';
export { EngineSettings } from './settings/index.ts';
export { editsEn } from './messages/en.ts';
export { editsFr } from './messages/fr.ts';
export { regionEn, regionFr } from './region/index.ts';
export { SearchScreen, searchEn, searchFr } from './search/index.ts';
