/** More than anybody has tabs with a running edit. */
export const STREAMS_MAX = 20;

export interface StreamPlace {
  /** Aborts when a newer stream of the same person takes the place. */
  readonly replaced: AbortSignal;
  leave(): void;
}

/**
 * Gives each person's streams their places: beyond `STREAMS_MAX` the oldest loses its own. Every stream looks at the database
 * after every change, so that a thousand of one person would slow everybody; each process counts for itself.
 */
export class NewestStreams {
  readonly #places = new Map<string, Set<AbortController>>();

  enter(userId: string): StreamPlace {
    const own = this.#places.get(userId) ?? new Set();
    this.#places.set(userId, own);
    const place = new AbortController();
    own.add(place);
    const [oldest] = own;
    if (own.size > STREAMS_MAX && oldest) {
      own.delete(oldest);
      oldest.abort();
    }
    return {
      replaced: place.signal,
      leave: () => {
        own.delete(place);
        if (own.size === 0 && this.#places.get(userId) === own) this.#places.delete(userId);
      },
    };
  }
}
