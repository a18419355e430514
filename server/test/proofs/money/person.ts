/** What somebody wanted, and what they were told each time they asked. */
export interface Wish {
  readonly key: string;
  readonly kind: 'credits' | 'plan';
  readonly body: Readonly<Record<string, unknown>>;
  /** Of a plan that is taken up again. */
  readonly renewed: string | null;
  /** `paid`, `checkout`, the code of a refusal, or `lost` for an answer that never came. */
  readonly answers: string[];
}

export interface Cancelled {
  /** Of the subscription, ours. */
  readonly id: string;
  /** Milliseconds since 1970, the card provider's time. */
  readonly endsAt: number;
}

/** Somebody in the simulation, and what they know. */
export interface Person {
  readonly id: string;
  readonly wishes: Wish[];
  /** Checkouts they were led to. */
  readonly checkouts: { readonly sessionId: string; readonly kind: 'credits' | 'plan'; isPaid: boolean }[];
  cancelled: readonly Cancelled[];
  /** Cards they can pay with. */
  readonly cards: string[];
  /** They have begun to delete their account: nothing but that is done for them in full. */
  isLeaving: boolean;
  /** Card provider's time; null while they are here. */
  goneAt: number | null;
}
