import type { SubscribeBody } from '@maquette/contract';
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

/** An answer with a `checkoutUrl` leads on to a page where it is paid. */
interface Bought {
  checkoutUrl?: string | undefined;
}

/** What can be done about plans; another room does it. */
export interface PlanActions {
  subscribe: (body: SubscribeBody) => Promise<Bought>;
  renew: (renewal: { id: string } & Method) => Promise<Bought>;
  cancel: (id: string) => Promise<unknown>;
  resume: (id: string) => Promise<unknown>;
}
