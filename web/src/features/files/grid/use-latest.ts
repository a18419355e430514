import { useLayoutEffect, useRef, useState } from 'react';

type Handlers = Record<string, (...args: never[]) => void>;

/** Handlers that stay the same objects while what they do is renewed at every drawing: cards need not be drawn for them. */
export function useLatest<H extends object>(handlers: H): H {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [stable] = useState(() => {
    const names = Object.keys(handlers) as (keyof H)[];
    const call =
      (name: keyof H) =>
      (...args: never[]) =>
        (latest.current as Handlers)[name as string]?.(...args);
    return Object.fromEntries(names.map((name) => [name, call(name)])) as H;
  });
  return stable;
}
