export { SearchResult } from './SearchResult.tsx';
