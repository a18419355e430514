import { useTranslation } from 'react-i18next';
import type { Announcement } from '../model/session-snapshot.ts';
import { percentOf, TOOL_LOOKS } from './labels.ts';

const UNDONE = {
  stroke: 'maskEditor.said.undoStroke',
  area: 'maskEditor.said.undoArea',
  region: 'maskEditor.said.undoRegion',
  fill: 'maskEditor.said.undoFill',
  clear: 'maskEditor.said.undoClear',
  invert: 'maskEditor.said.undoInvert',
} as const;

const REDONE = {
  stroke: 'maskEditor.said.redoStroke',
  area: 'maskEditor.said.redoArea',
  region: 'maskEditor.said.redoRegion',
  fill: 'maskEditor.said.redoFill',
  clear: 'maskEditor.said.redoClear',
  invert: 'maskEditor.said.redoInvert',
} as const;

const DONE = {
  area: 'maskEditor.said.areaDone',
  region: 'maskEditor.said.regionDone',
  fill: 'maskEditor.said.fillDone',
  clear: 'maskEditor.said.clearDone',
  invert: 'maskEditor.said.invertDone',
} as const;

const PLAIN = {
  'pen-down': 'maskEditor.said.penDown',
  cancelled: 'maskEditor.said.cancelled',
  'nothing-to-undo': 'maskEditor.said.nothingToUndo',
  'nothing-to-redo': 'maskEditor.said.nothingToRedo',
} as const;

/** Says politely what keys and strokes have done, for who cannot see it. */
export function LiveRegion({ news }: { news: readonly Announcement[] }) {
  const { t, i18n } = useTranslation();
  const sentence = (item: Announcement): string => {
    switch (item.said) {
      case 'size':
        return t('maskEditor.said.size', { size: item.size });
      case 'tool':
        return t('maskEditor.said.tool', { tool: t(TOOL_LOOKS[item.tool].name) });
      case 'coverage':
        return t('maskEditor.said.coverage', {
          percent: percentOf(item.coverage, i18n.language, { isAsSign: false }),
        });
      case 'zoom':
        return t('maskEditor.said.zoom', { percent: item.percent });
      case 'undo':
        return t(UNDONE[item.step.kind], { number: item.step.number });
      case 'redo':
        return t(REDONE[item.step.kind], { number: item.step.number });
      case 'done':
        return t(DONE[item.kind]);
      default:
        return t(PLAIN[item.said]);
    }
  };
  return (
    <p role="status" className="sr-only">
      {news.map(sentence).join(' ')}
    </p>
  );
}
