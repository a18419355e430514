import type { ComponentProps } from 'react';
import { SearchScreen } from '../../features/edits/index.ts';
import { paths } from '../paths.ts';
import { useToolPage } from './tool-page.tsx';

interface SearchPageProps {
  tool: ComponentProps<typeof SearchScreen>['tool'];
  /** The page's own address. */
  base: string;
}

/** Form and result of one of the two search tools. */
function SearchPage({ tool, base }: SearchPageProps) {
  const page = useToolPage(base, ['form', 'result']);
  return page && <SearchScreen tool={tool} {...page.screen} remix={page.remix} />;
}

export function SearchReplacePage() {
  return <SearchPage tool="replace" base={paths.searchReplace.href()} />;
}

export function SearchRecolorPage() {
  return <SearchPage tool="recolor" base={paths.searchRecolor.href()} />;
}
