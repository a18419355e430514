export interface Device {
  /** As its makers call it; null when it cannot be told. */
  browser: string | null;
  system: string | null;
}

type Sign = readonly [mark: RegExp, name: string];

// The order matters: Edge and Opera also say Chrome, Chrome also says Safari.
const browsers: readonly Sign[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)[/ ]/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];

// Android also says Linux, iOS also says Mac OS X.
const systems: readonly Sign[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
];

const nameIn = (text: string, signs: readonly Sign[]): string | null =>
  signs.find(([mark]) => mark.test(text))?.[1] ?? null;

/** Browser and system as a browser's own `User-Agent` tells them. Made for people to recognise, not to be relied on. */
export const deviceOf = (userAgent: string): Device => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});
