import { createHmac } from 'node:crypto';
import type { StoredEvent } from './account.ts';

export interface SignedEvent {
  readonly raw: Buffer;
  readonly signature: string;
}

/** What goes wrong on the way. */
export interface DeliveryWishes {
  /** How often each is sent. */
  readonly copies?: number;
  readonly isReversed?: boolean;
  /** Lost for good. */
  readonly drop?: (type: string) => boolean;
}

/** Sends the events that have come up, at least once each, to one webhook endpoint. */
export interface EventPost {
  add(event: StoredEvent): void;
  /** Takes what waits, signed now, instead of sending it. */
  take(): readonly SignedEvent[];
  /** Sends what waits; what is not answered with 2xx stays. */
  deliver(wishes?: DeliveryWishes): Promise<void>;
  /** Null = nowhere. `isAuto`: sends by itself soon after each event, and again each second until it is taken. */
  sendTo(url: string | null, options?: { readonly isAuto: boolean }): void;
  /** Signs with this secret from now on, and for a while with the one before as well. */
  rotateSecret(secret: string): void;
  close(): void;
}

const SOON_MS = 20;
const AGAIN_MS = 1000;

/** `now` = the time of whoever receives them: the simulated clock may be months ahead, and they are signed all the same. */
export const eventPost = (ports: { readonly now: () => number; readonly secret: string }): EventPost => {
  let secrets = [ports.secret];
  let waiting: StoredEvent[] = [];
  let target: { readonly url: string; readonly isAuto: boolean } | null = null;
  let timer: NodeJS.Timeout | undefined;

  const signed = ({ raw }: StoredEvent): SignedEvent => {
    const seconds = Math.floor(ports.now() / 1000);
    const sign = (secret: string) =>
      createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex');
    return { raw, signature: [`t=${seconds}`, ...secrets.map((secret) => `v1=${sign(secret)}`)].join(',') };
  };

  const send = async (event: StoredEvent, url: string): Promise<boolean> => {
    const { raw, signature } = signed(event);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(url, { method: 'POST', headers, body: new Uint8Array(raw) }).catch(() => null);
    return answer?.ok ?? false;
  };

  const deliver = async ({ copies = 1, isReversed = false, drop }: DeliveryWishes = {}): Promise<void> => {
    const now = isReversed ? waiting.toReversed() : waiting;
    waiting = [];
    if (target === null) return;
    const { url } = target;
    for (const event of now.filter(({ type }) => !drop?.(type))) {
      let isTaken = true;
      for (let copy = 0; copy < copies; copy++) isTaken = (await send(event, url)) && isTaken;
      if (!isTaken) waiting.push(event);
    }
  };

  const plan = (ms: number): void => {
    if (!target?.isAuto || timer !== undefined) return;
    timer = setTimeout(() => {
      void deliver().finally(() => {
        timer = undefined;
        if (waiting.length > 0) plan(AGAIN_MS);
      });
    }, ms).unref();
  };

  return {
    add: (event) => {
      waiting.push(event);
      plan(SOON_MS);
    },
    take: () => {
      const taken = waiting.map(signed);
      waiting = [];
      return taken;
    },
    deliver,
    sendTo: (url, { isAuto } = { isAuto: false }) => {
      target = url === null ? null : { url, isAuto };
      plan(SOON_MS);
    },
    rotateSecret: (secret) => {
      secrets = [secret, ...secrets.slice(0, 1)];
    },
    close: () => {
      target = null;
      clearTimeout(timer);
    },
  };
};
