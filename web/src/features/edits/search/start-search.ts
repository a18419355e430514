import { creditsEndpoints, type EditAccepted, editsEndpoints } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call, start } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import type { SearchOrder } from './model/search-order.ts';

const startOrder = (order: SearchOrder, idempotencyKey: string): Promise<EditAccepted> => {
  const options = { idempotencyKey };
  switch (order.call) {
    case 'search-replace':
      return start(editsEndpoints.searchReplace, { form: order.form }, options);
    case 'search-recolor':
      return start(editsEndpoints.searchRecolor, { form: order.form }, options);
    case 'flux-kontext-pro':
      return start(editsEndpoints.startFlux, { form: order.form }, options);
  }
};

/** Starts the edits of an order. A click that was not answered is repeated with the same key: nothing starts twice. */
export const useStartSearch = () => {
  const queries = useQueryClient();
  const attempt = useRef<{ order: string; key: string } | null>(null);
  const keyFor = (order: SearchOrder): string => {
    const text = JSON.stringify(order);
    if (attempt.current?.order !== text) attempt.current = { order: text, key: crypto.randomUUID() };
    return attempt.current.key;
  };
  return useMutation({
    mutationFn: (order: SearchOrder) => startOrder(order, keyFor(order)),
    onSuccess: () => {
      attempt.current = null;
      void queries.invalidateQueries({ queryKey: keyOf(creditsEndpoints.getBalance) });
    },
    onError: (error) => {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (isAnswered) attempt.current = null;
    },
  });
};

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
