import { useQuery } from '@tanstack/react-query';
import { editQuery } from './edit-query.ts';
import { useFollowing } from './use-following.ts';

/** Watches one edit: by events while it runs, by asking where events do not come through. */
export const useEdit = (id: string | null) => {
  const query = useQuery({ ...editQuery(id ?? ''), enabled: id !== null });
  useFollowing([query.data]);
  return query;
};
