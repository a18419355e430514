import { Brush, Eraser, Hand, Lasso, type LucideIcon, MousePointerClick, SquareDashed } from 'lucide-react';
import type { ToolName } from '../model/settings.ts';

interface ToolLook {
  readonly name:
    | 'maskEditor.tool.brush'
    | 'maskEditor.tool.eraser'
    | 'maskEditor.tool.lasso'
    | 'maskEditor.tool.rectangle'
    | 'maskEditor.tool.pick'
    | 'maskEditor.tool.hand';
  readonly hint:
    | 'maskEditor.hint.brush'
    | 'maskEditor.hint.eraser'
    | 'maskEditor.hint.lasso'
    | 'maskEditor.hint.rectangle'
    | 'maskEditor.hint.pick'
    | 'maskEditor.hint.hand';
  readonly key: string;
  readonly Icon: LucideIcon;
}

export const TOOL_LOOKS: Readonly<Record<ToolName, ToolLook>> = {
  brush: { name: 'maskEditor.tool.brush', hint: 'maskEditor.hint.brush', key: 'B', Icon: Brush },
  eraser: { name: 'maskEditor.tool.eraser', hint: 'maskEditor.hint.eraser', key: 'E', Icon: Eraser },
  lasso: { name: 'maskEditor.tool.lasso', hint: 'maskEditor.hint.lasso', key: 'L', Icon: Lasso },
  rectangle: {
    name: 'maskEditor.tool.rectangle',
    hint: 'maskEditor.hint.rectangle',
    key: 'U',
    Icon: SquareDashed,
  },
  pick: {
    name: 'maskEditor.tool.pick',
    hint: 'maskEditor.hint.pick',
    key: 'O',
    Icon: MousePointerClick,
  },
  hand: { name: 'maskEditor.tool.hand', hint: 'maskEditor.hint.hand', key: 'H', Icon: Hand },
};

interface PercentOptions {
  /** With the percent sign of the language; the bare number otherwise. */
  readonly isAsSign: boolean;
}

/** A share as a percentage in the reader's language; below 10 with one digit more, so that little is not nothing. */
export function percentOf(share: number, language: string, { isAsSign }: PercentOptions): string {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  const rounded = share > 0 ? Math.max(share, 0.001) : 0;
  const value = isAsSign ? rounded : rounded * 100;
  const style = isAsSign ? 'percent' : 'decimal';
  return new Intl.NumberFormat(language, { style, maximumFractionDigits: digits }).format(value);
}
