const patienceMs = 15_000;
const asked = new Map<string, Promise<void>>();

/** A provider's script did not come: blocked, out of reach or too slow. */
export class ScriptMissing extends Error {
  constructor(src: string) {
    super(`Blocked, out of reach or too slow: ${src}`);
    this.name = 'ScriptMissing';
  }
}

function add(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    const giveUp = () => {
      asked.delete(src);
      script.remove();
      reject(new ScriptMissing(src));
    };
    const timer = setTimeout(giveUp, patienceMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    document.head.append(script);
  });
}

/**
 * Adds a provider's script to the page, once.
 * @throws ScriptMissing when it is blocked, out of reach or slower than 15 s; the next call tries again
 */
export function loadScript(src: string): Promise<void> {
  const loading = asked.get(src) ?? add(src);
  asked.set(src, loading);
  return loading;
}
