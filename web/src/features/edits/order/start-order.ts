import {
  creditsEndpoints,
  type EditAccepted,
  editsEndpoints,
  type FluxForm,
  type FurnishForm,
  type InpaintForm,
  type SearchRecolorForm,
  type SearchReplaceForm,
} from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { start } from '../../../platform/api/call.ts';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { keyOf } from '../../../platform/query/key-of.ts';

function startOrder(order: EditOrder, idempotencyKey: string): Promise<EditAccepted> {
  const options = { idempotencyKey };
  switch (order.call) {
    case 'inpaint':
      return start(
        editsEndpoints.inpaint,
        { form: order.form },
        { ...options, ...(order.product && { files: { product: blobOfDataUrl(order.product) } }) },
      );
    case 'furnish':
      return start(editsEndpoints.furnish, { form: order.form }, options);
    case 'search-replace':
      return start(editsEndpoints.searchReplace, { form: order.form }, options);
    case 'search-recolor':
      return start(editsEndpoints.searchRecolor, { form: order.form }, options);
    case 'flux-kontext-pro':
      return start(editsEndpoints.startFlux, { form: order.form }, options);
  }
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
      void queries.invalidateQueries({ queryKey: keyOf(creditsEndpoints.getBalance) });
      void queries.invalidateQueries({ queryKey: keyOf(editsEndpoints.listEdits) });
    },
    onError: (error) => {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (isAnswered) attempt.current = null;
    },
  });
}

/** One of the calls that make pictures, and what it is told. */
export type EditOrder =
  /** `product`: the picture of a thing of one's own, as a data URL. */
  | { call: 'inpaint'; form: InpaintForm; product?: string }
  | { call: 'furnish'; form: FurnishForm }
  | { call: 'search-replace'; form: SearchReplaceForm }
  | { call: 'search-recolor'; form: SearchRecolorForm }
  | { call: 'flux-kontext-pro'; form: FluxForm };

/** What the screens always ask of premium; its aspect is left to the server, which takes the photo's own. */
export const premiumFormat = { output_format: 'png', safety_tolerance: 2 } as const;
