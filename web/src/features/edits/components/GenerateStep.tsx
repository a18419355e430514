import { type HistoryItem } from '@maquette/contract';
import { BottomSheet } from '../../../ui/BottomSheet.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { useTranslation } from 'react-i18next';
import { StandInQuestion } from '../asking/index.ts';
import { useGenerate } from '../hooks/use-generate.ts';
import { canGenerate, type Draft, type DraftEvent } from '../model/draft.ts';
import { MaskPreflight, PhotoPreflight, useMaskFault, WordsPreflight } from '../preflight/index.ts';
import { RegionPicker, useRegionBlock } from '../region/index.ts';
import { EditFailure, EditProgress } from '../waiting/index.ts';
import { WordsPanel } from '../wish/index.ts';
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
  const { region, refusal } = work;
  const isWorking = work.running !== null || work.isStarting;
  const maskFault = useMaskFault(draft.mask?.picture ?? null);
  const regionBlock = useRegionBlock(region);
  const isUnmarked = region !== null && !work.isMarked && draft.words.prompt.trim() !== '';
  const unmarked = isUnmarked ? t('edits.mask.sayOrMark') : null;
  // What is wrong with the mask stands beside the photo, with what mends it.
  const unusable = maskFault && t('edits.mask.first');
  const blocked = unusable ?? (isWorking ? null : (regionBlock ?? unmarked));
  const onWords = (words: Partial<Draft['words']>) => dispatch({ type: 'words-changed', words });
  const brightened = ({ id, name, metadata }: HistoryItem) => {
    const size = { width: metadata.width, height: metadata.height };
    dispatch({ type: 'photo-brightened', photo: { id, name, ...size } });
  };

  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {work.failure && <EditFailure message={work.failure} onDismiss={work.dismiss} />}
        {region && !isWorking ? (
          <RegionPicker photo={photo} region={region} words={work.reading?.target ?? ''} />
        ) : (
          <div className="mx-auto w-full" style={{ maxWidth: `calc(70dvh * ${width / height})` }}>
            <PhotoWithMask
              src={`${photo.url}&w=1280`}
              alt={photo.name}
              width={width}
              height={height}
              mask={draft.mask?.picture ?? region?.shown?.mask ?? null}
              isWorking={isWorking}
            />
          </div>
        )}
        {!draft.mask && !region && !isWorking && (
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
        {work.serving.isOwnEngine && (
          <details className="text-sm max-md:in-data-[sheet=peek]:hidden">
            <summary className="flex min-h-6 list-none items-center [&::-webkit-details-marker]:hidden">
              <Tag tone="warning">{t('edits.engine.preview')}</Tag>
            </summary>
            <p className="mt-2 text-ink-soft">{t('edits.engine.previewHint')}</p>
          </details>
        )}
        <WordsForm
          words={draft.words}
          onChange={onWords}
          onSubmit={() => blocked === null && work.generate('replace')}
          reads={work.reads}
          panel={
            <WordsPanel
              reading={work.reading}
              isOwnEngine={work.serving.isOwnEngine}
              // What is marked changes, whatever else the words name.
              {...(region === null && { target: null })}
            />
          }
          advice={
            !isWorking && (
              <WordsPreflight
                prompt={draft.words.prompt}
                negativePrompt={work.reads('negative_prompt') ? draft.words.negativePrompt : ''}
                onChange={onWords}
              />
            )
          }
        >
          <PayingButtons
            {...{ blocked, topUp }}
            price={work.price}
            count={work.count}
            onFewer={(count) => onWords({ count })}
            canGenerate={canGenerate(draft) && work.isMarked && !isWorking}
            isStarting={isWorking}
            short={refusal?.kind === 'short' ? refusal.shortage : null}
            onShortClose={work.dismiss}
            isSame={work.isSame}
            onAnother={
              draft.resultIds.length > 0 && work.reads('seed')
                ? () => work.generate('replace', { isAnother: true })
                : undefined
            }
            removal={
              draft.mask === null
                ? undefined
                : { price: work.removalPrice, onRemove: () => work.generate('remove') }
            }
          />
        </WordsForm>
        <StandInQuestion refusal={refusal} onClose={work.dismiss} />
      </BottomSheet>
    </div>
  );
}
