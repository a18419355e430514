export { KeysHelp } from './KeysHelp.tsx';
export type { KeyAction } from './keys.ts';
export { useEditorKeys } from './use-editor-keys.ts';
