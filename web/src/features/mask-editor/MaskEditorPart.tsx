import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazy-part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { MaskEditorProps } from './MaskEditor.tsx';

const LazyMaskEditor = lazyPart(() => import('./MaskEditor.tsx'), 'MaskEditor');

/** The editor, fetched when somebody is about to paint. */
export function MaskEditorPart(props: MaskEditorProps) {
  return (
    <Suspense fallback={<Skeleton className="min-h-96 w-full flex-1" />}>
      <LazyMaskEditor {...props} />
    </Suspense>
  );
}
