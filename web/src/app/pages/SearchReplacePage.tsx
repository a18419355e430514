import { paths } from '../paths.ts';
import { SearchPage } from './SearchPage.tsx';

export function SearchReplacePage() {
  return <SearchPage tool="replace" base={paths.searchReplace.href()} />;
}
