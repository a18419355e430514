import { type HistoryItem } from '@maquette/contract';
import { Tag } from '../../../ui/Tag.tsx';
import { useTranslation } from 'react-i18next';
import { useGenerate } from '../hooks/use-generate.ts';
import { canGenerate, type Draft, type DraftEvent } from '../model/draft.ts';
import { EditFailure, EditProgress } from '../waiting/index.ts';
import { PayingButtons, WordsForm } from '../words/index.ts';
import { PhotoWithMask } from './PhotoWithMask.tsx';

interface GenerateStepProps {
  draft: Draft;
  photo: HistoryItem;
  dispatch: (event: DraftEvent) => void;
  creditsHref: string;
  onResult: () => void;
}

/** Say what should be there, see the price, watch it being drawn. */
export function GenerateStep({ draft, photo, dispatch, creditsHref, onResult }: GenerateStepProps) {
  const { t } = useTranslation();
  const work = useGenerate({ draft, dispatch, onResult });
  const { width, height } = photo.metadata;
  const isWorking = work.running !== null || work.isStarting;

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {work.failure && <EditFailure message={work.failure} onDismiss={work.dismiss} />}
        <div className="mx-auto w-full" style={{ maxWidth: `calc(70dvh * ${width / height})` }}>
          <PhotoWithMask
            src={`${photo.url}&w=1280`}
            alt={photo.name}
            width={width}
            height={height}
            mask={draft.mask?.picture ?? null}
            isWorking={isWorking}
          />
        </div>
        {!draft.mask && !isWorking && (
          <p className="text-center text-sm text-ink-faint">{t('edits.mask.none')}</p>
        )}
        {isWorking && (
          <EditProgress edit={work.running} onCancel={work.cancel} isCancelling={work.isCancelling} />
        )}
      </div>
      <section className="flex w-full flex-col gap-4 rounded-lg border border-line bg-surface p-5 lg:w-[340px] lg:shrink-0">
        {work.engine?.preview && (
          <details className="text-sm">
            <summary className="list-none [&::-webkit-details-marker]:hidden">
              <Tag tone="warning">{t('edits.engine.preview')}</Tag>
            </summary>
            <p className="mt-2 text-ink-soft">{t('edits.engine.previewHint')}</p>
          </details>
        )}
        <WordsForm
          words={draft.words}
          onChange={(words) => dispatch({ type: 'words-changed', words })}
          onSubmit={() => work.generate('replace')}
          features={work.engine?.features ?? []}
          isPremium={work.isPremium}
        >
          <PayingButtons
            price={work.price}
            count={draft.words.count}
            onFewer={(count) => dispatch({ type: 'words-changed', words: { count } })}
            canGenerate={canGenerate(draft) && !isWorking}
            canRemove={draft.mask !== null && work.running === null}
            isStarting={isWorking}
            short={work.short}
            creditsHref={creditsHref}
            onRemove={() => work.generate('remove')}
          />
        </WordsForm>
      </section>
    </div>
  );
}
