import { editsEndpoints } from '@maquette/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../platform/api/call.ts';

/** Keeps a region found on the server; the same one again keeps its name, so that a repeated order stays the same. */
export const useKeepRegion = () => {
  const kept = useRef<{ mask: string; filename: string } | null>(null);
  return useMutation({
    mutationFn: async (mask: string): Promise<string> => {
      if (kept.current?.mask === mask) return kept.current.filename;
      const { maskFilename } = await call(editsEndpoints.saveMask, { body: { maskData: mask } });
      kept.current = { mask, filename: maskFilename };
      return maskFilename;
    },
  });
};
