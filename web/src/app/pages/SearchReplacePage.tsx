import { paths } from '../paths.ts';
import { SearchPage } from './SearchPage.tsx';

export function SearchReplacePage() {
  return <SearchPage tool="search-replace" base={paths.searchReplace.href()} />;
}
