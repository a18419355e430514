export { KeysPanel } from './KeysPanel.tsx';
export { keysEn } from './messages/en.ts';
export { keysFr } from './messages/fr.ts';
