import { type HistoryItem } from '@maquette/contract';
import { BottomSheet } from '../../../ui/BottomSheet.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useTranslation } from 'react-i18next';
import { useGenerate } from '../hooks/use-generate.ts';
import { canGenerate, type Draft, type DraftEvent } from '../model/draft.ts';
import { MaskPreflight, PhotoPreflight, WordsPreflight } from '../preflight/index.ts';
import { EditFailure, EditProgress } from '../waiting/index.ts';
import { PayingButtons, type TopUpSlot, WordsForm } from '../words/index.ts';
import { PhotoWithMask } from './PhotoWithMask.tsx';

interface GenerateStepProps {
  draft: Draft;
  photo: HistoryItem;
  dispatch: (event: DraftEvent) => void;
  topUp: TopUpSlot;
  onResult: () => void;
  onDraw: () => void;
  onChangePhoto: () => void;
}

/** Say what should be there, see the price, watch it being drawn. */
export function GenerateStep(props: GenerateStepProps) {
  const { draft, photo, dispatch, topUp, onResult, onDraw, onChangePhoto } = props;
  const { t } = useTranslation();
  const work = useGenerate({ draft, dispatch, onResult });
  const { width, height } = photo.metadata;
  const isWorking = work.running !== null || work.isStarting;
  const brightened = ({ id, name, metadata }: HistoryItem) => {
    const size = { width: metadata.width, height: metadata.height };
    dispatch({ type: 'photo-brightened', photo: { id, name, ...size } });
  };

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
        {!isWorking && (
          <>
            <PhotoPreflight {...{ photo, onChangePhoto }} onBrightened={brightened} />
            <MaskPreflight
              photoId={photo.id}
              mask={draft.mask}
              onMaskSaved={(mask) => dispatch({ type: 'mask-saved', ...mask })}
              onUseMiddle={() => dispatch({ type: 'mask-dropped' })}
              onDraw={onDraw}
            />
          </>
        )}
        {isWorking && (
          <EditProgress edit={work.running} onCancel={work.cancel} isCancelling={work.isCancelling} />
        )}
      </div>
      <BottomSheet
        label={t('edits.sheet.label')}
        handleLabel={t('edits.sheet.handle')}
        isPeeking={isWorking}
        className="w-full lg:w-[340px] lg:shrink-0"
      >
        {work.engine?.preview && (
          <details className="text-sm max-md:in-data-[sheet=peek]:hidden">
            <summary className="flex min-h-6 list-none items-center [&::-webkit-details-marker]:hidden">
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
          advice={
            !isWorking && (
              <WordsPreflight
                prompt={draft.words.prompt}
                negativePrompt={work.isPremium ? '' : draft.words.negativePrompt}
                onChange={(words) => dispatch({ type: 'words-changed', words })}
                {...(draft.mask && { onRemove: () => work.generate('remove') })}
              />
            )
          }
        >
          <PayingButtons
            price={work.price}
            count={draft.words.count}
            onFewer={(count) => dispatch({ type: 'words-changed', words: { count } })}
            canGenerate={canGenerate(draft) && !isWorking}
            canRemove={draft.mask !== null && work.running === null}
            isStarting={isWorking}
            short={work.short}
            onShortClose={work.closeShort}
            topUp={topUp}
            onRemove={() => work.generate('remove')}
          />
        </WordsForm>
      </BottomSheet>
    </div>
  );
}
