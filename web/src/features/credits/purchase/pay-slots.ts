import type { PurchaseBody } from '@maquette/contract';
import type { ComponentType } from 'react';

/** How one pays: a saved card, or without its id on the card provider's page. */
export interface Method {
  paymentMethodId?: string;
}

interface MethodFieldProps {
  /** Null while none is chosen. */
  choice: Method | null;
  onChoice: (choice: Method | null) => void;
  error?: string | undefined;
}

/** Chooses how to pay; another room draws it. */
export type MethodField = ComponentType<MethodFieldProps>;

/** Buys credits; another room does it. An answer with a `checkoutUrl` leads on to a page where they are paid. */
export type Purchase = (body: PurchaseBody) => Promise<{ checkoutUrl?: string | undefined }>;
