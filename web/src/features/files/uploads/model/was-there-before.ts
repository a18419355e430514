interface Answered {
  /** When the picture was stored, by the server's clock. */
  readonly createdAt: string;
  /** When the server answered, by the same clock: its `Date` header (RFC 9110, 6.6.1), in whole seconds; null without one. */
  readonly date: string | null;
  /** How long the call took here. */
  readonly tookMs: number;
}

/** Servers of one installation may differ by so much. */
const SLACK_MS = 1000;

/** Whether a picture was stored before the call that sent it: the same photo is stored once. No two clocks are compared. */
export const wasThereBefore = ({ createdAt, date, tookMs }: Answered): boolean => {
  const answeredAt = Date.parse(date ?? '');
  return Number.isFinite(answeredAt) && Date.parse(createdAt) < answeredAt - tookMs - SLACK_MS;
};
