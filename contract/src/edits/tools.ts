import { z } from 'zod';
import { furnishTool } from './furnish.ts';
import { inpaintTool } from './inpaint.ts';
import { premiumTool } from './premium.ts';
import { searchRecolorTool } from './search-recolor.ts';
import { searchReplaceTool } from './search-replace.ts';
import type { NamedStyle } from './style-preset.ts';
import type { AskedRequest } from './tool-fields.ts';
import type { FormOf, Purpose, Said, Tool } from './tool.ts';

/** The tools, by the names of their calls. What a new one needs, the compiler asks for here. */
export const tools = {
  inpaint: inpaintTool,
  furnish: furnishTool,
  'search-replace': searchReplaceTool,
  'search-recolor': searchRecolorTool,
  'flux-kontext-pro': premiumTool,
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/** Their calls, each with an account and, where there is one, without. */
export const toolEndpoints = {
  inpaint: inpaintTool.endpoint,
  furnish: furnishTool.endpoint,
  searchReplace: searchReplaceTool.endpoint,
  searchReplacePublic: searchReplaceTool.guestEndpoint,
  searchRecolor: searchRecolorTool.endpoint,
  searchRecolorPublic: searchRecolorTool.guestEndpoint,
  startFlux: premiumTool.endpoint,
  startFluxPublic: premiumTool.guestEndpoint,
};

const rows = Object.entries(tools) as [ToolName, Tool][];

/** Under which names edits are kept and told. */
export type EditTool = (typeof tools)[ToolName]['keptAs'];
export const EditTool = z.enum([...new Set(rows.map(([, { keptAs }]) => keptAs as EditTool))]);

/** The styles of each screen, in the order they are listed. */
export const stylesOfScreen = Object.fromEntries(rows.map(([name, { styles }]) => [name, styles])) as Record<
  ToolName,
  readonly NamedStyle[]
>;

/** The text fields of a tool's call. */
export type ToolForm<N extends ToolName> = FormOf<(typeof tools)[N]['endpoint']>;

/** One of the calls that make pictures, and what it is told. */
export type EditOrder = { [N in ToolName]: { call: N; form: ToolForm<N> } & Pictures<N> }[ToolName];

/** `product`: the picture of a thing of one's own, as a data URL. */
type Pictures<N extends ToolName> = (typeof tools)[N]['endpoint']['files'] extends { product: boolean }
  ? { product?: string }
  : unknown;

/** An edit as far as it says what was asked of which tool. */
export interface AskedEdit {
  readonly tool: ToolName;
  readonly request: Said & Pick<AskedRequest, 'furnishing'>;
}

/** By which tool an edit was made: the one place that knows how it is kept. */
export const toolOf = ({ tool: keptAs, request }: AskedEdit): ToolName =>
  keptAs === 'inpaint' && request.furnishing ? 'furnish' : keptAs;

/** The row of the tool that made an edit. */
export const toolRowOf = (edit: AskedEdit): Tool => tools[toolOf(edit)];

/** What an edit is for. */
export const purposeOf = (edit: AskedEdit): Purpose => toolRowOf(edit).purposeOf(edit.request);

/** The order that asks for an edit once more, as it was, with the same seed; settings that hold anyway are told too. */
export const orderAgain = (edit: AskedEdit & { readonly request: AskedRequest }): EditOrder => {
  const call = toolOf(edit);
  return { call, form: tools[call].toForm(edit.request) } as EditOrder;
};
