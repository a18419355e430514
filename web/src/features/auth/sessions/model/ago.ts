const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How long ago an instant was, in the largest whole unit, as `Intl.RelativeTimeFormat` takes it; never in the future. */
export const ago = (
  instantMs: number,
  nowMs: number,
): { value: number; unit: 'second' | 'minute' | 'hour' | 'day' } => {
  const passedMs = Math.max(0, nowMs - instantMs);
  if (passedMs < minuteMs) return { value: 0, unit: 'second' };
  if (passedMs < hourMs) return { value: -Math.floor(passedMs / minuteMs), unit: 'minute' };
  if (passedMs < dayMs) return { value: -Math.floor(passedMs / hourMs), unit: 'hour' };
  return { value: -Math.floor(passedMs / dayMs), unit: 'day' };
};
