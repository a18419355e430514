const LONGEST = 150;
/** What Windows refuses in a name, and what nobody sees. */
const FORBIDDEN = /[<>:"|?*\\\p{C}\p{Zl}\p{Zp}]/gu;
/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/**
 * Gives every entry of one archive a name that any system can unpack: below the archive's own folder, and met only once,
 * also where upper and lower case are the same.
 * @returns a function from the name wished for, folders between slashes, to the name to be used
 */
export function entryNames(): (wished: string) => string {
  const taken = new Set<string>();
  return (wished) => {
    const segments = wished.normalize('NFC').split('/').map(safeSegment).filter(Boolean);
    const name = segments.join('/') || 'file';
    for (let i = 1; ; i++) {
      const unique = i === 1 ? name : numbered(name, i);
      if (taken.has(unique.toLowerCase())) continue;
      taken.add(unique.toLowerCase());
      return unique;
    }
  };
}

function safeSegment(segment: string): string {
  const clean = segment
    .replace(FORBIDDEN, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(DEVICE, '_$&');
  return shortened(clean);
}

/** What a name ends with tells what it is: the middle goes first. */
function shortened(segment: string): string {
  const letters = [...segment];
  if (letters.length <= LONGEST) return segment;
  const ending = /\.[^.]{1,8}$/.exec(segment)?.[0] ?? '';
  return letters.slice(0, LONGEST - ending.length).join('') + ending;
}

function numbered(name: string, number: number): string {
  const ending = /\.[^./]{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - ending.length)} (${number})${ending}`;
}
