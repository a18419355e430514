import type { HistoryItem } from '@maquette/contract';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { Dock } from '../../../platform/stage/Dock.tsx';
import { Stage } from '../../../platform/stage/Stage.tsx';
import { useChangedRegion } from '../compare/changed-region.ts';
import { PreviewChoice } from './PreviewChoice.tsx';
import { ResultView } from './ResultView.tsx';
import type { ShownEdit } from './use-shown-edit.ts';

type PreviewDispatch = ComponentProps<typeof PreviewChoice>['dispatch'];

interface ResultPanelProps extends Pick<ComponentProps<typeof ResultView>, 'draft' | 'note'> {
  photo: HistoryItem;
  shown: ShownEdit;
  dispatch: ComponentProps<typeof ResultView>['dispatch'] & PreviewDispatch;
  /** What came of it. */
  title: string;
  /** Back to where it was ordered. */
  onForm: () => void;
  /** All about a finished picture. */
  details: ReactNode;
  /** What came of it, and what to do next. */
  children: ReactNode;
}

/** The result in the photo's place; in the bar what is to be decided of a preview, or what to do next with a finished picture. */
export function ResultPanel({ title, onForm, details, children, ...view }: ResultPanelProps) {
  const { t } = useTranslation();
  const { draft, dispatch, shown } = view;
  const changed = useChangedRegion(shown.edit, shown.isOriginal ? undefined : shown.result);
  const isPreview = shown.edit?.preview === true;
  const heading = isPreview ? t('edits.removal.previewTitle') : title;
  return (
    <Stage photo={view.photo}>
      <ResultView {...view} />
      <Dock
        label={heading}
        optionsLabel={t('edits.result.details')}
        begin="peek"
        isPeeking={false}
        isSlim
        isAtEnd
        selection={changed}
        options={!isPreview && details}
      >
        {(more) => (
          <div
            className={classNames(
              'flex flex-col gap-3 wide:flex-row wide:flex-wrap wide:items-center wide:justify-center wide:gap-1.5',
              isPreview && 'wide:max-w-3xl',
            )}
          >
            <h2 className={isPreview ? 'text-lg font-semibold tracking-tight wide:basis-full' : 'sr-only'}>
              {heading}
            </h2>
            <PreviewChoice {...{ draft, dispatch, shown }} onLeft={onForm} />
            {!isPreview && (
              <>
                {children}
                {more}
              </>
            )}
          </div>
        )}
      </Dock>
    </Stage>
  );
}
