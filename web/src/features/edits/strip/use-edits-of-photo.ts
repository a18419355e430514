import type { Edit } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { type Tool, toolOf, trayQuery } from '../tray/index.ts';

/** The latest edits of a photo that gave a picture, of one tool, newest first. */
export const useEditsOfPhoto = (photoId: string, tool: Tool): readonly Edit[] => {
  const { data } = useQuery(trayQuery);
  return (data?.edits ?? []).filter(
    (edit) =>
      edit.request.sourceId === photoId &&
      toolOf(edit) === tool &&
      edit.state === 'succeeded' &&
      !edit.preview &&
      edit.files.length > 0,
  );
};
