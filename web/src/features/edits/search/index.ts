export { SearchScreen } from './components/SearchScreen.tsx';
export { searchEn } from './messages/en.ts';
export { searchFr } from './messages/fr.ts';
