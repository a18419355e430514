import { useTranslation } from 'react-i18next';
import type { Announcement } from '../model/session-snapshot.ts';
import { percentOf } from './labels.ts';

/** Says politely what keys and strokes have done, for who cannot see it. */
export function LiveRegion({ news }: { news: readonly Announcement[] }) {
  const { t, i18n } = useTranslation();
  const sentence = (item: Announcement): string => {
    switch (item.said) {
      case 'size':
        return t('maskEditor.said.size', { size: item.size });
      case 'tool':
        return t('maskEditor.said.tool', { tool: t(`maskEditor.tool.${item.tool}`) });
      case 'coverage': {
        const percent = percentOf(item.coverage, i18n.language, { isAsSign: false });
        return t('maskEditor.said.coverage', { percent });
      }
      case 'zoom':
        return t('maskEditor.said.zoom', { percent: item.percent });
      case 'undo':
      case 'redo':
        return t(`maskEditor.said.${item.said}.${item.step.kind}`, { number: item.step.number });
      case 'corners':
        return t('maskEditor.said.corners', { count: item.count });
      case 'done':
        return t(`maskEditor.said.done.${item.kind}`);
      default:
        return t(`maskEditor.said.${item.said}`);
    }
  };
  return (
    <p role="status" className="sr-only">
      {news.map(sentence).join(' ')}
    </p>
  );
}
