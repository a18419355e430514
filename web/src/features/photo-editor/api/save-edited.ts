import { type EditRecipe, filesEndpoints, type HistoryItem } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

interface EditedPicture {
  readonly file: File;
  /** The picture of the history it was made from, and how; null for one from this device. */
  readonly made: { readonly from: string; readonly by: EditRecipe } | null;
  /** 0 to 1 of the bytes sent. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Keeps an edited picture in the history, with its recipe. */
export const useSaveEdited = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, made, onProgress, signal }: EditedPicture): Promise<HistoryItem> => {
      const origin = made && { originalImageId: made.from, recipe: JSON.stringify(made.by) };
      const answer = await call(
        filesEndpoints.uploadFile,
        { form: { type: 'edited', ...origin } },
        { files: { image: file }, onUploadProgress: onProgress, signal },
      );
      return answer.file;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(filesEndpoints.listFiles) }),
  });
};
