import type { HistoryItem } from '@maquette/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import { fetchSample, type SampleRoom } from '../../../platform/photos/sample-rooms.ts';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { photoQuery } from './photo-query.ts';
import { useUploadPhoto } from './upload-photo.ts';

export const sampleTitles = {
  living: 'edits.upload.sampleLiving',
  bedroom: 'edits.upload.sampleBedroom',
  dining: 'edits.upload.sampleDining',
} as const;

/** What an address asks to begin with: a room that ships with the product, or a picture of the history. */
export interface Beginning {
  /** The visit; the same one begins once. */
  readonly key: string;
  readonly sample: SampleRoom | null;
  readonly photoId: string | null;
}

/** Begins with what the address names; true while it is being fetched. */
export function useBeginning(begin: Beginning | null, onPhoto: (photo: HistoryItem) => void): boolean {
  const { t } = useTranslation();
  const addToast = useToast();
  const queries = useQueryClient();
  const { mutateAsync: upload } = useUploadPhoto();
  const begun = useRef<string | null>(null);
  const [isBusy, setIsBusy] = useState(begin !== null);

  useEffect(() => {
    if (begin === null || begun.current === begin.key) return;
    begun.current = begin.key;
    const fetchPhoto = async (): Promise<HistoryItem> => {
      if (begin.photoId !== null) return queries.fetchQuery(photoQuery(begin.photoId));
      const sample = begin.sample ?? 'living';
      const file = await fetchSample(sample, t(sampleTitles[sample]));
      return upload({ file, onProgress: () => undefined, signal: new AbortController().signal });
    };
    setIsBusy(true);
    fetchPhoto()
      .then(onPhoto)
      .catch((error: unknown) =>
        addToast({ type: 'error', message: errorToMessage(error, t, t('edits.upload.readError')) }),
      )
      .finally(() => setIsBusy(false));
  }, [begin, onPhoto, queries, upload, addToast, t]);

  return isBusy;
}
