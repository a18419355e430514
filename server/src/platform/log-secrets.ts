const CENSOR = '[secret]';
/** Anything shorter stands in many a word and hides nothing. */
const LENGTH_MIN = 4;
/** Of a secret that breaks off, because a text was shortened, so many characters are enough to be cut out. */
const HEAD = 8;

const SECRET_NAME = /(?:KEY|SECRET|TOKEN|PASSWORD)$/i;
const PUBLIC_NAME = /PUBLI(?:SHABLE|C)_/i;
const SECRET_PARAMETER = /token|secret|password|key|signature|credential/i;

/**
 * The secrets among settings: the values of what is named as one, and passwords inside addresses. Other programs' variables
 * that carry such names are taken for secrets too.
 */
export function secretsIn(settings: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(settings).flatMap(([name, value = '']) => {
    if (SECRET_NAME.test(name)) return PUBLIC_NAME.test(name) ? [] : [value.trim()];
    return value.includes('://') ? secretsOfAddress(value) : [];
  });
}

function secretsOfAddress(value: string): string[] {
  if (!URL.canParse(value)) return [];
  const { password, searchParams } = new URL(value);
  const parameters = [...searchParams].filter(([name]) => SECRET_PARAMETER.test(name));
  return [password, decoded(password), ...parameters.map(([, secret]) => secret)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Credentials that are told by what stands before them, whoever's they are; none of them holds a quote or a backslash. */
const CREDENTIALS = [
  /(\b(?:Bearer|Basic)\s+)(?=[\w.~+/=-]*[\d=_])[\w.~+/=-]{6,}/gi,
  /(\b[a-z][a-z\d+.-]{0,20}:\/\/[^\s:/?#@"\\]*:)[^\s/?#@"\\]+(?=@)/gi,
  /([?&][\w-]{0,40}(?:token|secret|password|key|sig|signature|credential|proof)=)[^&\s"\\]+/gi,
];

/**
 * Makes a function that cuts secrets out of a text: as they are, as they stand in addresses, in base64 and in hex, and
 * what is left of them where the text was shortened.
 */
export function secretCutter(secrets: Iterable<string>): (text: string) => string {
  const forms = [...new Set([...secrets].filter(isLong).flatMap(formsOf))];
  const heads = new Set(forms.map((form) => literally(form.slice(0, HEAD))));
  const pattern = heads.size === 0 ? null : new RegExp([...heads].join('|'), 'g');
  return (text) => {
    const plain = CREDENTIALS.reduce((left, known) => left.replace(known, `$1${CENSOR}`), text);
    return pattern === null ? plain : cutForms(plain, forms, pattern);
  };
}

const isLong = ({ length }: string): boolean => length >= LENGTH_MIN;

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

function cutForms(text: string, forms: readonly string[], heads: RegExp): string {
  let left = '';
  let from = 0;
  heads.lastIndex = 0;
  for (let hit = heads.exec(text); hit; hit = heads.exec(text)) {
    const { index } = hit;
    left += text.slice(from, index) + CENSOR;
    from = index + Math.max(...forms.map((form) => sharedLength(form, text, index)));
    heads.lastIndex = from;
  }
  return left + text.slice(from);
}

/** How much of a form stands in a text at a place. */
function sharedLength(form: string, text: string, at: number): number {
  let length = 0;
  while (length < form.length && form[length] === text[at + length]) length++;
  return length;
}

/** How a secret may be written. */
function formsOf(secret: string): string[] {
  const inAddress = encodeURIComponent(secret);
  const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
  const encoded = [0, 1, 2].flatMap((before) => [
    base64After(before, secret, 'base64'),
    base64After(before, secret, 'base64url'),
  ]);
  const quoted = JSON.stringify(secret).slice(1, -1);
  const escapes = inAddress.replace(/%../g, (code) => code.toLowerCase());
  const hex = Buffer.from(secret).toString('hex');
  return [secret, quoted, inAddress, escapes, inForm, hex, ...encoded].filter(isLong);
}

/** The characters of base64 that a secret alone decides where so many bytes, modulo three, stand before it. */
function base64After(before: number, secret: string, form: 'base64' | 'base64url'): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
  return bytes.toString(form).slice(Math.ceil((before * 4) / 3), Math.floor((bytes.length * 4) / 3));
}

const STRING = /"(?:[^"\\]|\\.)*"/g;

/** Cuts secrets out of the texts of a line of JSON, which stays one. */
export const cutInJson = (line: string, cut: (text: string) => string): string =>
  line.replace(STRING, (quoted) => {
    const text = JSON.parse(quoted) as string;
    const left = cut(text);
    return left === text ? quoted : JSON.stringify(left);
  });
