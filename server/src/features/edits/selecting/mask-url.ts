/** A grey PNG as the contract hands out masks: a data URL (RFC 2397). */
export const maskUrl = (png: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
