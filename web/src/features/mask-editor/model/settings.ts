export const TOOL_NAMES = ['brush', 'eraser', 'lasso', 'polygon', 'rectangle', 'pick', 'hand'] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** The overlay's colours; the first is the usual one. White is none of them: rooms are white. */
export const MASK_COLOURS = ['#ff3b6b', '#ff7a00', '#ffd400', '#00b8a9', '#3d7bff'] as const;
export type MaskColour = (typeof MASK_COLOURS)[number];

export const BRUSH_SIZE = { least: 1, most: 50, usual: 20 } as const;

/** What the user has chosen. Size in CSS pixels at the fitted zoom (a diameter); hardness and opacity in percent. */
export interface Settings {
  readonly tool: ToolName;
  readonly size: number;
  readonly hardness: number;
  readonly opacity: number;
  readonly colour: MaskColour;
  readonly hasLetterKeys: boolean;
  readonly hasPen: boolean;
  readonly fingerPaints: boolean;
  /** How hard a pen presses makes the brush wider. */
  readonly penPressure: boolean;
}

export type SettingsAction =
  | { readonly type: 'tool'; readonly tool: ToolName }
  | { readonly type: 'swap' }
  | { readonly type: 'size'; readonly size: number }
  | { readonly type: 'hardness'; readonly hardness: number }
  | { readonly type: 'opacity'; readonly opacity: number }
  | { readonly type: 'colour'; readonly colour: MaskColour }
  | { readonly type: 'letter-keys'; readonly isOn: boolean }
  | { readonly type: 'pen-seen' }
  | { readonly type: 'finger-paints'; readonly isOn: boolean }
  | { readonly type: 'pen-pressure'; readonly isOn: boolean };

export const USUAL_SETTINGS: Settings = {
  tool: 'brush',
  size: BRUSH_SIZE.usual,
  hardness: 100,
  opacity: 50,
  colour: MASK_COLOURS[0],
  hasLetterKeys: true,
  hasPen: false,
  fingerPaints: false,
  penPressure: true,
};

export function reduceSettings(settings: Settings, action: SettingsAction): Settings {
  switch (action.type) {
    case 'tool':
      return { ...settings, tool: action.tool };
    case 'swap':
      return { ...settings, tool: settings.tool === 'brush' ? 'eraser' : 'brush' };
    case 'size':
      return { ...settings, size: within(action.size, BRUSH_SIZE.least, BRUSH_SIZE.most) };
    case 'hardness':
      return { ...settings, hardness: within(action.hardness, 0, 100) };
    case 'opacity':
      return { ...settings, opacity: within(action.opacity, 10, 100) };
    case 'colour':
      return { ...settings, colour: action.colour };
    case 'letter-keys':
      return { ...settings, hasLetterKeys: action.isOn };
    case 'pen-seen':
      return { ...settings, hasPen: true };
    case 'finger-paints':
      return { ...settings, fingerPaints: action.isOn };
    case 'pen-pressure':
      return { ...settings, penPressure: action.isOn };
  }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.round(value)));
}
