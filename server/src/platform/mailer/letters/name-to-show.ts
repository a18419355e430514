const LONGEST = 60;

/**
 * A person's name where a mail may say it, else nothing. Whoever signs up types the name and the address, which may be a
 * stranger's: what could be a message or a link of its own is not carried there in our name.
 */
export function nameToShow(fullName: string): string {
  const name = fullName.trim();
  const isOdd = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069<>@/\\]|\p{L}\.\p{L}{2}|\d{5}/u.test(name);
  return isOdd || name.length > LONGEST ? '' : name;
}
