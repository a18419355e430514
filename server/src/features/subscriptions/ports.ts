/** What the feature asks of the rest of the server; its verbs find it beside the context. */
export interface SubscriptionsPorts {
  /**
   * The card provider's time, by which months begin and end. Milliseconds since 1970. Not to be asked inside a
   * transaction.
   */
  readonly cardTime: () => Promise<number>;
}
