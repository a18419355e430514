import { paths } from '../paths.ts';
import { SearchPage } from './SearchPage.tsx';

export function SearchRecolorPage() {
  return <SearchPage tool="recolor" base={paths.searchRecolor.href()} />;
}
