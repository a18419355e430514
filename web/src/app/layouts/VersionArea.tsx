import { VersionBadge } from '../../features/system/index.ts';

/** The badge in a chunk of its own: it brings the schemas along, which the first load does without. */
export function VersionArea() {
  return <VersionBadge />;
}
