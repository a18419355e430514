import { useEffect, useState } from 'react';

interface KeyboardWithLayout {
  getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/** What is printed on the two keys right of P, where the browser tells; "[" and "]" elsewhere. */
export function useBracketLabels(): { smaller: string; larger: string } {
  const [labels, setLabels] = useState({ smaller: '[', larger: ']' });
  useEffect(() => {
    // Not in TypeScript's DOM types: only Chromium has it (WICG Keyboard Map).
    const { keyboard } = navigator as Navigator & { keyboard?: KeyboardWithLayout };
    keyboard?.getLayoutMap?.().then(
      (keys) =>
        setLabels({ smaller: keys.get('BracketLeft') ?? '[', larger: keys.get('BracketRight') ?? ']' }),
      () => undefined,
    );
  }, []);
  return labels;
}
