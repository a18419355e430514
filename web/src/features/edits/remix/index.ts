export { RemixQuestion } from './RemixQuestion.tsx';
export { type RemixWish, useRemix } from './use-remix.ts';
export { remixEn } from './messages/en.ts';
export { remixFr } from './messages/fr.ts';
