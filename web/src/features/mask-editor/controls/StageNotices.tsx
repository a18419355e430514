import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { Banner } from '../../../ui/Banner.tsx';
import type { PickState } from '../model/picker.ts';
import type { ExportProblem } from '../use-mask-export.ts';
import type { PickHandles } from '../use-pick.ts';
import { PickReport } from './PickPanel.tsx';

/** What stands in the way of a mask being taken, by its message. */
export const PROBLEMS = {
  empty: 'maskEditor.saveEmpty',
  small: 'maskEditor.saveSmall',
  failed: 'maskEditor.exportFailed',
} as const satisfies Record<ExportProblem, string>;

interface StageNoticesProps {
  problem: ExportProblem | null;
  /** The mask that was saved before could not be read, and nothing has been painted since. */
  isUnreadable: boolean;
  /** A mask that stays with the photo could not be opened. */
  hasSavedFailed: boolean;
  pick: PickState;
  picker: PickHandles;
  /** A field stands at the photo's upper edge where the stage is wide. */
  hasField: boolean;
  /** What is offered while there is nothing to say. */
  children: ReactNode;
}

/** What is to be said of the mask, over the upper edge of the photo. */
export function StageNotices(props: StageNoticesProps) {
  const { problem, isUnreadable, hasSavedFailed, pick, picker, hasField, children } = props;
  const { t } = useTranslation();
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-x-2 top-2 mx-auto flex max-w-xl flex-col gap-2 *:pointer-events-auto empty:hidden',
        hasField ? 'wide:top-18' : 'wide:top-4',
      )}
    >
      {problem && <Banner tone="danger">{t(PROBLEMS[problem])}</Banner>}
      {isUnreadable && !problem && <Banner tone="warning">{t('maskEditor.readFailed')}</Banner>}
      {hasSavedFailed && <Banner tone="danger">{t('maskEditor.saved.openFailed')}</Banner>}
      {!problem && <PickReport state={pick} picker={picker} />}
      {children}
    </div>
  );
}
