import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { exportAccount } from '../api/export-account.ts';
import { exportName } from '../model/export-name.ts';

/** Fetches the export and saves it on the device. Leaving the page stops it, as does `cancel`. */
export const useExport = () => {
  const [receivedBytes, setReceivedBytes] = useState(0);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const fetching = useMutation({
    mutationFn: async () => {
      const controller = new AbortController();
      stop.current = controller;
      setReceivedBytes(0);
      return exportAccount(setReceivedBytes, controller.signal);
    },
    onSuccess: (zip) => saveFile(zip, exportName(new Date())),
  });
  return {
    begin: () => fetching.mutate(),
    cancel: () => {
      stop.current?.abort();
      fetching.reset();
    },
    receivedBytes,
    isRunning: fetching.isPending,
    isDone: fetching.isSuccess,
    error: fetching.error,
  };
};
