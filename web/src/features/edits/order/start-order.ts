import {
  creditsEndpoints,
  type EditAccepted,
  type EditOrder,
  editsEndpoints,
  type InpaintForm,
  tools,
} from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { start } from '../../../platform/api/call.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
import { readAnew } from '../../../platform/query/read-anew.ts';

function startOrder(order: EditOrder, idempotencyKey: string): Promise<EditAccepted> {
  const { endpoint } = tools[order.call];
  const product = 'product' in order && order.product ? blobOfDataUrl(order.product) : null;
  // The form is that of the call, and so is its endpoint.
  return start(
    endpoint as typeof tools.inpaint.endpoint,
    { form: order.form as InpaintForm },
    {
      idempotencyKey,
      ...(product && { files: { product } }),
    },
  );
}

/**
 * Starts the edits of an order and comes back at once; the work is watched through `useEdits`. A click that was not
 * answered is repeated with the same key: nothing starts twice.
 */
export function useStartOrder() {
  const queries = useQueryClient();
  const attempt = useRef<{ order: string; key: string } | null>(null);
  const keyFor = (order: EditOrder): string => {
    const text = JSON.stringify(order);
    if (attempt.current?.order !== text) attempt.current = { order: text, key: crypto.randomUUID() };
    return attempt.current.key;
  };
  return useMutation({
    mutationFn: (order: EditOrder) => startOrder(order, keyFor(order)),
    onSuccess: () => {
      attempt.current = null;
      void readAnew(queries, keyOf(creditsEndpoints.getBalance), keyOf(editsEndpoints.listEdits));
    },
    onError: (error) => {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (isAnswered) attempt.current = null;
    },
  });
}
