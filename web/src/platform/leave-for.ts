/**
 * Leaves the application for a page of the card provider: one of the own server, or one under https.
 * @throws TypeError for any other address
 */
export function leaveFor(address: string, from: Pick<Location, 'origin' | 'assign'> = location): void {
  const { href, origin, protocol } = new URL(address, from.origin);
  if (origin !== from.origin && protocol !== 'https:') throw new TypeError('No page to leave for');
  from.assign(href);
}
