export { PeopleList } from './PeopleList.tsx';
export { PeopleSearch } from './PeopleSearch.tsx';
