const quietMs = 1000;

/** Lets a call through unless another was let through less than a second before it. */
export const onceASecond = (act: () => void): ((nowMs: number) => void) => {
  let last = -Infinity;
  return (nowMs) => {
    if (nowMs - last < quietMs) return;
    last = nowMs;
    act();
  };
};
