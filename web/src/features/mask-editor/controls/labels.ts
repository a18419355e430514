import {
  Brush,
  Eraser,
  Hand,
  Lasso,
  type LucideIcon,
  MousePointerClick,
  Pentagon,
  SquareDashed,
} from 'lucide-react';
import { printPercent } from '../../../platform/i18n/print-percent.ts';
import type { ToolName } from '../model/settings.ts';

/** The key that takes up a tool, and its picture. */
export const TOOL_LOOKS: Readonly<Record<ToolName, { readonly key: string; readonly Icon: LucideIcon }>> = {
  brush: { key: 'B', Icon: Brush },
  eraser: { key: 'E', Icon: Eraser },
  lasso: { key: 'L', Icon: Lasso },
  polygon: { key: 'P', Icon: Pentagon },
  rectangle: { key: 'U', Icon: SquareDashed },
  pick: { key: 'O', Icon: MousePointerClick },
  hand: { key: 'H', Icon: Hand },
};

interface PercentOptions {
  /** With the percent sign of the language; the bare number otherwise. */
  readonly isAsSign: boolean;
}

/** A share as a percentage in the reader's language; below 10 with one digit more, so that little is not nothing. */
export function percentOf(share: number, language: string, { isAsSign }: PercentOptions): string {
  const digits = share > 0 && share < 0.1 ? 1 : 0;
  const rounded = share > 0 ? Math.max(share, 0.001) : 0;
  if (isAsSign) return printPercent(rounded, language, { digits });
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(rounded * 100);
}
