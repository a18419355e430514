export { WordsPanel } from './WordsPanel.tsx';
export { missingIn } from './model/missing-in.ts';
export { useHeedFacts } from './use-heed-facts.ts';
export { useReading } from './use-reading.ts';
export { wishEn } from './messages/en.ts';
export { wishFr } from './messages/fr.ts';
