import type { Edit, EngineInfo, ToolOffer, WishAction } from '@maquette/contract';

/** Who serves the next edit of a tool, and on what terms. Null is what is not known yet. */
export interface Serving {
  readonly engine: EngineInfo | null;
  readonly isPremium: boolean;
  /** Our own engine serves: it says what it knows and what it does not. */
  readonly isOwnEngine: boolean;
  readonly offer: ToolOffer | null;
}

/** What our own engine does without chance: every picture of it is the same. */
const alike: readonly WishAction[] = ['remove', 'recolour', 'material'];

/** Whether another seed would have made another picture. */
export function isByChance({ engine, request, understood }: Edit): boolean {
  return (
    request.mode !== 'exact' &&
    request.product === undefined &&
    !(engine.preview && alike.includes(understood.action))
  );
}

/** Credits of one picture. */
export function priceOf({ offer }: Serving, action: WishAction): number {
  if (offer === null) return 1;
  return offer.free.includes(action) ? 0 : offer.price;
}

/** Whether a field of the call changes the picture. */
export function heeds({ offer }: Serving, action: WishAction) {
  return (field: string): boolean =>
    (offer?.parametersFor[action] ?? offer?.parameters ?? []).includes(field);
}

/** The fields of a form that change the picture. */
export function heededOnly<Form extends object>(
  form: Form,
  reads: (field: string) => boolean,
): Partial<Form> {
  return Object.fromEntries(Object.entries(form).filter(([field]) => reads(field))) as Partial<Form>;
}

interface Look<Style extends string> {
  readonly negativePrompt: string;
  readonly stylePreset: Style;
  readonly steps: number;
  readonly cfgScale: number;
}

/** What a draft says of the look, by the names of the call's fields: only those that change the picture. */
export function lookFields<Style extends string>(words: Look<Style>, reads: (field: string) => boolean) {
  return heededOnly(
    {
      negative_prompt: words.negativePrompt.trim(),
      style_preset: words.stylePreset,
      steps: words.steps,
      cfg_scale: words.cfgScale,
    },
    reads,
  );
}
