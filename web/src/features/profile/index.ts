export { DeletePanel } from './DeletePanel.tsx';
export { ExportPanel } from './ExportPanel.tsx';
export { InvoiceForm } from './InvoiceForm.tsx';
export { LanguageSync } from './LanguageSync.tsx';
export { PersonalForm } from './PersonalForm.tsx';
export { profileEn } from './messages/en.ts';
export { profileFr } from './messages/fr.ts';
