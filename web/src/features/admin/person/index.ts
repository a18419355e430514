export { PersonView } from './PersonView.tsx';
