import { createContext, useContext } from 'react';
import type { AppKey } from './messages/keys.ts';

/** The title of the route that is shown, for pages that serve several. */
export const PageTitleContext = createContext<AppKey>('app.title.home');

export const usePageTitle = (): AppKey => useContext(PageTitleContext);
