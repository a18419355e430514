export { HealthView } from './health/index.ts';
export { PeopleList, PeopleSearch } from './people/index.ts';
export { PersonView } from './person/index.ts';
export { adminEn } from './messages/en.ts';
export { adminFr } from './messages/fr.ts';
