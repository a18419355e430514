import type { HistoryItem } from '@maquette/contract';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { PreviewChoice } from './PreviewChoice.tsx';
import { ResultView } from './ResultView.tsx';
import type { ShownEdit } from './use-shown-edit.ts';

type PreviewDispatch = ComponentProps<typeof PreviewChoice>['dispatch'];

interface ResultPanelProps extends Pick<ComponentProps<typeof ResultView>, 'draft' | 'initialView'> {
  photo: HistoryItem;
  shown: ShownEdit;
  dispatch: ComponentProps<typeof ResultView>['dispatch'] & PreviewDispatch;
  /** What came of it; null where `children` say so. */
  title: string | null;
  topUp: TopUpSlot;
  /** Back to where it was ordered. */
  onForm: () => void;
  /** What a finished picture took, and what to do next. */
  children: ReactNode;
}

/** The result beside its original; at its side what is to be decided of a preview, or all about a finished picture. */
export function ResultPanel({ title, topUp, onForm, children, ...view }: ResultPanelProps) {
  const { t } = useTranslation();
  const { draft, dispatch, shown } = view;
  const isPreview = shown.edit?.preview === true;
  const heading = isPreview ? t('edits.removal.previewTitle') : title;
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <ResultView {...view} />
      <section className="flex w-full flex-col gap-5 rounded-lg border border-line bg-surface p-5 lg:w-[360px] lg:shrink-0">
        {heading !== null && <h2 className="text-xl font-semibold tracking-tight">{heading}</h2>}
        <PreviewChoice {...{ draft, dispatch, shown, topUp }} onLeft={onForm} />
        {!isPreview && children}
      </section>
    </div>
  );
}
