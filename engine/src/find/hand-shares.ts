/** What a hand does: frames, clicks on a side of the room or a thing, or corrects what lacks something or has too much. */
export type HandSort = 'box' | 'onShell' | 'onThing' | 'missing' | 'tooMuch';

/** How much features and the network's answer count beside each other, and what is added: log-odds. */
export interface HandShares {
  readonly features: number;
  readonly answer: number;
  readonly bold: number;
}

/** Written by `npm run hand`, on rendered rooms alone, but for the box's, which are set by hand: see training/README.md. */
export const HAND_SHARES: Readonly<Record<HandSort, HandShares>> = {
  box: { features: 1, answer: 0.2, bold: -0.6 },
  onShell: { features: 0.4, answer: 0.8, bold: 0.6 },
  onThing: { features: 0.6, answer: 0.4, bold: 0 },
  missing: { features: 0.4, answer: 0.3, bold: -0.6 },
  tooMuch: { features: 1, answer: 0.1, bold: -0.6 },
};
