import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import type { SocialPanelProps } from './SocialPanel.tsx';

// Where this part cannot be fetched the form by e-mail stands all the same.
const none = { SocialPanel: () => null };
const LazyPanel = lazyPart<SocialPanelProps, 'SocialPanel'>(
  () => import('./SocialPanel.tsx').catch(() => none),
  'SocialPanel',
);

/** Signing in with Google, Apple or Facebook, fetched after the form it stands below. */
export function SocialButtons(props: SocialPanelProps) {
  return (
    <Suspense fallback={null}>
      <LazyPanel {...props} />
    </Suspense>
  );
}
