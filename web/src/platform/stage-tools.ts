import type { Purpose } from '@maquette/contract';
import { Brush, type LucideIcon, PackageOpen, PaintRoller, Replace, Sofa } from 'lucide-react';

interface StageTool {
  /** Its name wherever tools are offered, and what a card of the home page says of it. */
  readonly word: string;
  readonly intro: string;
  readonly Icon: LucideIcon;
}

/** What one can do with a photo, in the order in which it is offered: header, home page, menus and the tools themselves. */
export const stageTools = {
  inpainting: { word: 'app.tool.change', intro: 'app.home.inpaintingText', Icon: Brush },
  replace: { word: 'app.tool.replace', intro: 'app.home.searchReplaceText', Icon: Replace },
  recolor: { word: 'app.tool.recolour', intro: 'app.home.searchRecolorText', Icon: PaintRoller },
  clearing: { word: 'app.tool.remove', intro: 'app.home.clearingText', Icon: PackageOpen },
  furnishing: { word: 'app.tool.furnish', intro: 'app.home.furnishText', Icon: Sofa },
} as const satisfies Record<Purpose, StageTool>;

/** Their names, in that order. */
export const purposes = Object.keys(stageTools) as Purpose[];
