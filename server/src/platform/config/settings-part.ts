import { z } from 'zod';

type Fields = Readonly<Record<string, z.ZodType>>;
type Read<F extends Fields> = z.infer<z.ZodObject<F>>;

/** The settings of one subject. */
interface SettingsPart<F extends Fields, Value> {
  readonly fields: F;
  /** What each setting has to be, for whoever got it wrong. */
  readonly expected: Readonly<Record<keyof F, string>>;
  read(settings: Read<F>): Value;
  /** What is wrong with settings that are right one by one: names and rules, never a value. */
  faults?(settings: Read<F>): readonly string[];
}

/** Keeps names, rules and meaning of one subject's settings together. */
export const settingsPart = <F extends Fields, Value>(
  part: SettingsPart<F, Value>,
): Required<SettingsPart<F, Value>> => ({ faults: () => [], ...part });

/** An address that a setting may replace. */
export const address = (standard: string) =>
  z.preprocess((given) => given ?? standard, z.url({ protocol: /^https?$/ }));

export const webAddress = 'must be an address that begins with http:// or https://';
