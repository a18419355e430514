import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { BeforeAfter } from '../../../../ui/BeforeAfter.tsx';
import { CompareCaption } from './CompareCaption.tsx';

/** Two pictures of one shape under a line that is dragged. */
export function SlideOver({ left, right }: { left: HistoryItem; right: HistoryItem }) {
  const { t } = useTranslation();
  const { width, height } = left.metadata;
  const shown = ({ url, prompt, name }: HistoryItem) => ({ src: `${url}&w=1280`, alt: prompt || name });
  return (
    <div
      className="mx-auto flex w-full flex-col gap-2"
      style={{ maxWidth: `calc(66dvh * ${width / height})` }}
    >
      <BeforeAfter
        before={shown(left)}
        after={shown(right)}
        {...{ width, height }}
        eager
        labels={{
          before: t('files.compareTwo.left'),
          after: t('files.compareTwo.right'),
          control: t('files.compareTwo.move'),
        }}
      />
      <div className="grid grid-cols-2 gap-4">
        <CompareCaption picture={left} />
        <div className="text-right">
          <CompareCaption picture={right} />
        </div>
      </div>
    </div>
  );
}
