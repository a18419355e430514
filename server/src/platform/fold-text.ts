/** Letters that no accent tells from others, as they are typed without them, and the apostrophe of print. */
const plain: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' },
  ...{ '’': "'", '‘': "'", ʼ: "'" },
};

/** Text as it is compared: lower case, without accents (Unicode NFKD), one space between words. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøłđ’‘ʼ]/g, (letter) => plain[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
