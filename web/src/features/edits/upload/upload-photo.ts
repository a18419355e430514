import { filesEndpoints, type HistoryItem } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

export interface PhotoToUpload {
  readonly file: File;
  /** 0 to 1 of the bytes sent. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** Stores a room photo. */
export const useUploadPhoto = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, onProgress, signal }: PhotoToUpload): Promise<HistoryItem> => {
      const answer = await call(
        filesEndpoints.uploadFile,
        { form: { type: 'upload' } },
        { files: { image: file }, onUploadProgress: onProgress, signal },
      );
      return answer.file;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(filesEndpoints.listFiles) }),
  });
};
