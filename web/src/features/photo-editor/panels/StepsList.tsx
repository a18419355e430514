import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import { useEditorState } from '../hooks/use-editor-state.ts';
import type { EditorStore } from '../model/editor-store.ts';

/** All that was done, the newest first; a click goes there. */
export function StepsList({ store }: { store: EditorStore }) {
  const { t } = useTranslation();
  const steps = useEditorState(store, (state) => state.steps);
  const at = useEditorState(store, (state) => state.at);
  return (
    <ol reversed className="flex flex-col">
      {steps
        .map(({ label }, index) => (
          // A step never moves in the list, so its place names it.
          <li key={`${index} ${label}`}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              onClick={() => store.jumpTo(index)}
              className={classNames(
                'flex h-9 w-full items-center rounded-sm px-2.5 text-left text-sm hover:bg-sunken touch:h-11',
                index === at && 'bg-accent-soft font-medium text-accent-ink',
                index > at && 'text-ink-faint line-through decoration-1',
              )}
            >
              {t(`photoEditor.step.${label}`)}
            </button>
          </li>
        ))
        .toReversed()}
    </ol>
  );
}
