import type { Share, ShareAnswer } from '@maquette/contract';

type Standing = 'open' | 'ended' | 'expired' | 'empty';

/** How a link stands: it leads somewhere, its owner ended it, its days are over, or its pictures were all deleted. */
export function standingOf({ isOpen, revokedAt, expiresAt }: Share, now: number): Standing {
  if (revokedAt !== null) return 'ended';
  if (Date.parse(expiresAt) <= now) return 'expired';
  return isOpen ? 'open' : 'empty';
}

/** The answers that have not been looked at. */
export function newAnswers(shares: readonly Share[]): ShareAnswer[] {
  return shares.flatMap(({ answers }) => answers.filter(({ isNew }) => isNew));
}

/** What was answered about a picture, all links together. */
export interface Verdict {
  /** Who chose it, newest first, each once; null for those who gave no name. */
  readonly by: readonly (string | null)[];
  readonly comments: number;
}

/** What was answered, by the pictures it is about. */
export function verdictsOn(shares: readonly Share[]): ReadonlyMap<string, Verdict> {
  const verdicts = new Map<string, Verdict>();
  const answers = shares.flatMap(({ pictures, answers: each }) =>
    each.map((answer) => ({ ...answer, pictures })),
  );
  for (const { pictures, name, chosen, pins } of answers.toSorted(byNewest))
    for (const { fileId, position } of pictures) {
      const { by, comments } = verdicts.get(fileId) ?? { by: [], comments: 0 };
      const isNamed = chosen === position && !by.includes(name);
      const verdict = {
        by: isNamed ? [...by, name] : by,
        comments: comments + pins.filter((pin) => pin.position === position).length,
      };
      if (verdict.by.length > 0 || verdict.comments > 0) verdicts.set(fileId, verdict);
    }
  return verdicts;
}

function byNewest(one: ShareAnswer, other: ShareAnswer): number {
  return Date.parse(other.createdAt) - Date.parse(one.createdAt);
}

/** The comments of a link's answers at one of its pictures, numbered as they are drawn. */
export function pinsAt(answers: readonly ShareAnswer[], position: number) {
  return answers
    .flatMap(({ id, name, pins }) => pins.map((pin) => ({ ...pin, name, answerId: id })))
    .filter((pin) => pin.position === position)
    .map((pin, at) => ({ ...pin, number: at + 1 }));
}
