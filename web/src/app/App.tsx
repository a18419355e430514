import type { ComponentProps } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { SharingContext } from '../platform/sharing.ts';
import { ToolLinks } from '../platform/tool-links.ts';
import { TopUpContext } from '../platform/top-up.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Guard } from './Guard.tsx';
import { RootLayout } from './layouts/RootLayout.tsx';
import { lazyWithWords } from './lazy-with-words.ts';
import { paths, toolLink } from './paths.ts';
import { Providers, type ProvidersProps } from './providers.tsx';
import { routes } from './routes.ts';

/** Fetched when credits are short. */
const TopUpHere = lazyWithWords(() => import('./money/TopUpHere.tsx'), 'TopUpHere');
/** Fetched when somebody shares a result. */
const ShareHere = lazyWithWords(() => import('./ShareHere.tsx'), 'ShareHere');
const share = (props: ComponentProps<typeof ShareHere>) => <ShareHere {...props} />;
const topUp = (missing: number) => <TopUpHere missing={missing} />;

export function App({ Router }: Pick<ProvidersProps, 'Router'>) {
  return (
    <ErrorBoundary>
      <Providers Router={Router}>
        <ToolLinks value={toolLink}>
          <TopUpContext value={topUp}>
            <SharingContext value={share}>
              <Routes>
                <Route element={<RootLayout />}>
                  {routes.map((route) => (
                    <Route
                      key={route.path}
                      path={route.path}
                      element={
                        <Guard key={route.path} route={route}>
                          <route.page />
                        </Guard>
                      }
                    />
                  ))}
                  <Route path="*" element={<Navigate to={paths.home.href()} replace />} />
                </Route>
              </Routes>
            </SharingContext>
          </TopUpContext>
        </ToolLinks>
      </Providers>
    </ErrorBoundary>
  );
}
