const POLITE_START =
  /^(?:please|kindly|hi|hello|bonjour|(?:could|can|would|will) (?:you|we|i)(?: please)?(?: have)?|i(?:['’]d| would) (?:like|love)(?: (?:you )?to(?: (?:see|have))?)?|(?:i|we) (?:want|need)(?: (?:you )?to)?(?: (?:see|have))?|let['’]?s(?: try)?|try(?: out)?|make sure(?: that)?|(?:give|show) me|(?:how|what) about|(?:s['’]il (?:te|vous) pla[iî]t|stp|svp)|(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous|(?:je (?:veux|voudrais|souhaite|souhaiterais)|j['’]aimerais(?: bien)?(?: voir)?|il (?:me |nous )?faudrait|il (?:me |nous )?faut)(?: avoir)?)[\s,]+/iu;
const POLITE_END = /[\s,]*(?:please|s['’]il (?:te|vous) pla[iî]t|stp|svp)?[\s.!?…]*$/iu;

/** "In the corner, a plant", « au mur, un miroir »: where something goes, said before it. */
const PLACE_FIRST =
  /^(?<place>(?:(?:in(?: front of| the (?:middle|cent(?:er|re)) of)?|on|at|by|near|next to|beside|under|above|over|behind|against|dans|sur|sous|contre|devant|derrière|près de|à côté de|au-dessus de|à) (?:the |my |our |this |that |la |le |les |l['’]|mon |ma |cette |ce |notre )|aux? |(?:près|à côté|au-dessus) d(?:u|es) )[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?),? (?<rest>(?:an?|some|two|three|four|une?|des|du|deux|trois|quatre|put|place|add|hang|mets|mettez|pose[rz]?|ajoute[rz]?|accroche[rz]?) .+)$/iu;
/** What is of glass for a top, and of something else for the rest. */
const GLASS_TOP = / with (?:an? )?(?<glass>(?:smoked )?glass) (?:top|tabletop)(?![\p{L}])/iu;
const GLASS_TOP_IN_FRENCH =
  / avec (?:un |le )?(?:plateau|dessus) (?:en |de )(?<glass>verre(?: fumé)?)(?![\p{L}])/iu;
const GLASS_AND = /(?<![\p{L}])glass and (?<other>\p{L}+) (?=(?:\p{L}+ ){0,2}tables?(?![\p{L}]))/iu;
const SHOULD =
  '(?:should|must|could|(?:devrai(?:t|ent)|pourrai(?:t|ent)|doi(?:t|vent))) (?:be(?:come)?|look|être|devenir)';
const THING = '(?:an?|some|two|three|une?|des|deux|trois) ';
const THERE_SHOULD_BE = new RegExp(`^(?:there|here|it|this|that|il|ce|cela|ça) ${SHOULD} (?=${THING})`, 'iu');
const SHOULD_BE_ONE = new RegExp(`^(?<find>.+?) ${SHOULD} (?<wish>${THING}.+)$`, 'iu');
const SHOULD_LOOK = new RegExp(`^(?<find>.+?) ${SHOULD} (?<wish>.+)$`, 'iu');
const NEEDS = `(?:${SHOULD}|(?:is|are|needs?|has|have) to be|(?:est|sont) à)`;
const SHOULD_GO = new RegExp(
  `^(?<find>.+?) ${NEEDS} (?:removed|deleted|erased|gone|taken (?:away|out|down)|enlev(?:ée?s?|er)|supprim(?:ée?s?|er)|retir(?:ée?s?|er))$`,
  'iu',
);
const SHOULD_MAKE_WAY = new RegExp(
  `^(?<find>.+?) ${NEEDS} (?:replaced|swapped|exchanged|remplac(?:ée?s?|er)) (?:with|by|for|par) (?<wish>.+)$`,
  'iu',
);
const WHITEWASH = /^whitewash (?<find>.+)$/iu;
/** Verbs that say themselves what a surface is covered with. */
const SAID =
  "(?:(?:the|my|our|this|that|these|those|all|le|la|les|mon|ma|mes|ce|cette|ces|tous|tout) |l['’])";
const PAPER = new RegExp(
  `^(?:wall ?paper|paper|tapisse[rz]?) (?<find>${SAID}.+?) (?:with|in|avec|en|de|d['’]) ?(?<wish>.+)$`,
  'iu',
);
const PLASTER = new RegExp(
  `^(?:limewash|plaster|stucco) (?<find>${SAID}.+?)(?: (?:in|with) (?<look>.+))?$`,
  'iu',
);
const PANEL = new RegExp(`^panel (?<find>${SAID}.+?)(?: (?:in|with) (?<look>.+))?$`, 'iu');
const LAY =
  /^(?:lay|fit) (?<wish>(?!an? |some |the |my |our |two ).+?)(?: (?:on|over|across) (?<find>.+?))?(?: in .+)?$/iu;
const FITTED =
  /^(?:(?:pose[rz]?|mets|mettez|mettre|installe[rz]?) )?(?:(?:de la|une|la) )?(?<wish>moquettes? .+?|moquette)(?: (?:au|sur le|par terre|partout) ?(?:sol)?)?$/iu;

const DEGREE =
  '(?: (?<degree>a (?:bit|little|touch|tad)|slightly|much|a lot|un peu|légèrement|beaucoup|nettement))?';
/** Verbs that change the colour that is there, and what they make of it. */
const TONES = [
  [new RegExp(`^(?:darken|deepen|dim) (?<find>.+?)${DEGREE}$`, 'iu'), 'make', 'darker'],
  [new RegExp(`^(?:lighten|brighten|whiten)(?: up)? (?<find>.+?)${DEGREE}$`, 'iu'), 'make', 'lighter'],
  [new RegExp(`^(?:assombri[rstz]*|fonce[rz]?)${DEGREE} (?<find>.+?)$`, 'iu'), 'rends', 'plus foncé'],
  [new RegExp(`^(?:[ée]clairci[rstz]*)${DEGREE} (?<find>.+?)$`, 'iu'), 'rends', 'plus clair'],
] as const;

/** A wish without politeness and the stops at its end, what is done before where; « peins-le » in two words. */
export function plainSentence(prompt: string): string {
  let text = prompt.trim().replace(/\s+/gu, ' ');
  let before: string;
  do {
    before = text;
    text = text.replace(POLITE_START, '').replace(POLITE_END, '');
  } while (text !== before);
  text = text
    .replace(PLACE_FIRST, '$<rest> $<place>')
    .replace(GLASS_TOP, ' in $<glass>')
    .replace(GLASS_TOP_IN_FRENCH, ' en $<glass>')
    .replace(GLASS_AND, '$<other> glass ')
    .replace(THERE_SHOULD_BE, '')
    .replace(SHOULD_GO, 'remove $<find>')
    .replace(SHOULD_MAKE_WAY, 'replace $<find> with $<wish>')
    .replace(SHOULD_BE_ONE, 'replace $<find> with $<wish>')
    .replace(SHOULD_LOOK, 'make $<find> $<wish>')
    .replace(WHITEWASH, 'paint $<find> white')
    .replace(PAPER, 'cover $<find> with $<wish>')
    .replace(FITTED, 'couvre le sol de $<wish>');
  text = toned(covered(text));
  return text.replace(/^(\p{L}+)-(le|la|les|moi|nous|y|ça)(?![\p{L}])/iu, '$1 $2');
}

/** "Darken the floor a bit" makes the floor a bit darker. */
function toned(text: string): string {
  for (const [verb, make, tone] of TONES) {
    const { find, degree } = verb.exec(text)?.groups ?? {};
    if (find !== undefined) return [make, find, degree, tone].filter((part) => part).join(' ');
  }
  return text;
}

/** "Limewash the walls in beige" covers them with beige plaster, "lay grey carpet" the floor with it. */
function covered(text: string): string {
  const laid = LAY.exec(text)?.groups;
  if (laid) return `cover ${laid['find'] ?? 'the floor'} with ${laid['wish'] ?? ''}`;
  for (const [verb, finish] of [
    [PLASTER, 'plaster'],
    [PANEL, 'panelling'],
  ] as const) {
    const parts = verb.exec(text)?.groups;
    if (parts)
      return `cover ${parts['find'] ?? ''} with ${parts['look'] ?? ''} ${finish}`.replace(/ {2,}/g, ' ');
  }
  return text;
}
