export { HealthView } from './HealthView.tsx';
export { PeopleList } from './PeopleList.tsx';
export { PeopleSearch } from './PeopleSearch.tsx';
export { PersonView } from './PersonView.tsx';
export { adminEn } from './messages/en.ts';
export { adminFr } from './messages/fr.ts';
