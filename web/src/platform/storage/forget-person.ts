/** Removes what this device keeps for one person: everything under a key that ends in their id. */
export function forgetPerson(userId: string, storage: () => Storage = () => window.localStorage): void {
  try {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    for (const key of keys) if (key.endsWith(`:${userId}`)) kept.removeItem(key);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
