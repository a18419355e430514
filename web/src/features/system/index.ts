export { SupportForm } from './SupportForm.tsx';
export { VersionBadge } from './VersionBadge.tsx';
export { systemEn } from './messages/en.ts';
export { systemFr } from './messages/fr.ts';
