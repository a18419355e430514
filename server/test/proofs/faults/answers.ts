import type { ErrorBody } from '@maquette/contract';

/** What a call may not be answered with by a house that is in trouble: 502 and 504 are a picture service's own faults. */
const allowed = [502, 503, 504, 507];
const SERVER_FAULT = 500;

/** Every answer people got, and what was wrong with it. */
export class Answers {
  readonly #counts = new Map<string, number>();
  readonly wrong: string[] = [];
  readonly #logOf: (requestId: string | undefined) => string;

  /** `logOf` finds what the house noted of a request. */
  constructor(logOf: (requestId: string | undefined) => string) {
    this.#logOf = logOf;
  }

  /** The connection broke, or nobody took the call. */
  noteBroken(): void {
    this.#count('broken');
  }

  note(call: string, status: number, body: unknown): void {
    this.#count(String(status));
    if (status < 400) return;
    const { message, error, requestId } = (body ?? {}) as Partial<ErrorBody>;
    const isSentence =
      typeof message === 'string' && /^\p{Lu}.*[.!?]$/u.test(message) && !/\n\s+at /.test(message);
    if (!isSentence || typeof error !== 'string')
      this.wrong.push(
        `${call} was answered ${status} without a sentence: ${JSON.stringify(body)?.slice(0, 200)}`,
      );
    else if (status >= SERVER_FAULT && !allowed.includes(status))
      this.wrong.push(`${call} was answered ${status} ${error}: ${this.#logOf(requestId)}`);
  }

  tell(): string {
    return [...this.#counts].map(([what, count]) => `${count} × ${what}`).join(', ');
  }

  #count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }
}
