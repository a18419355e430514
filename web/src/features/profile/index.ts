export { DeletePanel } from './components/DeletePanel.tsx';
export { ExportPanel } from './components/ExportPanel.tsx';
export { LanguageSync } from './components/LanguageSync.tsx';
export { PersonalForm } from './components/PersonalForm.tsx';
export { profileEn } from './messages/en.ts';
export { profileFr } from './messages/fr.ts';
