import type { HistoryItem } from '@maquette/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '../../../ui/BottomSheet.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { ArrangeInPhoto } from '../arrange/ArrangeInPhoto.tsx';
import type { TopUpSlot } from '../order/ShortCredits.tsx';
import { draftPhotoOf } from '../draft/draft.ts';
import { StandInQuestion } from '../order/StandInQuestion.tsx';
import { PhotoFrame } from '../photo/PhotoFrame.tsx';
import { PhotoWithMask } from '../photo/PhotoWithMask.tsx';
import { MaskPreflight, useMaskFault } from '../preflight/MaskPreflight.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import { RoughNotice } from '../preflight/RoughNotice.tsx';
import { WordsPreflight } from '../preflight/WordsPreflight.tsx';
import { ProductField } from '../product/ProductField.tsx';
import { RegionPicker } from '../region/RegionPicker.tsx';
import { useRegionBlock } from '../region/region-block.ts';
import { EditFailure, EditProgress } from '../running/EditProgress.tsx';
import { WordsForm } from '../words/WordsForm.tsx';
import { WordsPanel } from '../words/WordsPanel.tsx';
import { PayingButtons } from './PayingButtons.tsx';
import { canGenerate, type Draft, type DraftEvent } from './draft.ts';
import { useInpainting } from './use-inpainting.ts';

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
export function GenerateStep({ onResult, ...props }: GenerateStepProps) {
  const { draft, dispatch } = props;
  const work = useInpainting({ draft, dispatch, onResult });
  // Who takes hold of what is in the photo sees all of it: the sheet makes way.
  const [holds, setHolds] = useState(0);
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-6 lg:flex-row lg:items-start">
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        {work.failure && <EditFailure message={work.failure} onDismiss={work.dismiss} />}
        <PhotoInWork {...props} work={work} onHold={() => setHolds(holds + 1)} />
      </div>
      <WordsSheet {...props} work={work} lowered={holds} />
    </div>
  );
}

type PartProps = Omit<GenerateStepProps, 'onResult'> & { work: ReturnType<typeof useInpainting> };

type RoomProps = PartProps & { onHold: () => void };

/** The photo with what is marked, or with what comes there, to be arranged; and why that is not shown. */
function MarkedPhoto({ draft, photo, dispatch, work, onHold }: RoomProps) {
  const { t } = useTranslation();
  const { region, isWorking, arrangeNote } = work;
  const filename = draft.mask?.filename;
  const plain = (
    <PhotoWithMask {...{ photo, isWorking }} mask={draft.mask?.picture ?? region?.shown?.mask ?? null} />
  );
  return (
    <>
      <PhotoFrame photo={photo} most={70}>
        {filename && work.isArrangeable && !isWorking ? (
          <ArrangeInPhoto
            {...{ draft, photo, dispatch, onHold }}
            mark={{ maskFilename: filename }}
            wish={work.reading?.wish ?? ''}
            product={work.product}
          >
            {plain}
          </ArrangeInPhoto>
        ) : (
          plain
        )}
      </PhotoFrame>
      {arrangeNote && filename && !isWorking && (
        <p className="text-sm text-ink-soft">{t(`edits.arrange.note.${arrangeNote}`)}</p>
      )}
    </>
  );
}

/** The room, and what speaks against it, or how far the next picture is. */
function PhotoInWork(props: RoomProps) {
  const { draft, photo, dispatch, work, onDraw, onChangePhoto } = props;
  const { t } = useTranslation();
  const { region, isWorking } = work;
  const brightened = (bright: HistoryItem) =>
    dispatch({ type: 'photo-brightened', photo: draftPhotoOf(bright) });
  if (isWorking)
    return (
      <>
        <MarkedPhoto {...props} />
        <EditProgress {...work.running} />
      </>
    );
  return (
    <>
      {region ? (
        <RegionPicker
          {...{ photo, region }}
          words={work.reading?.target ?? ''}
          isTakenAway={work.reading?.action === 'remove' || work.reading?.action === 'replace'}
        />
      ) : (
        <>
          <MarkedPhoto {...props} />
          {!draft.mask && <p className="text-center text-sm text-ink-faint">{t('edits.mask.none')}</p>}
        </>
      )}
      <PhotoPreflight {...{ photo, onChangePhoto }} onBrightened={brightened} />
      <MaskPreflight
        photoId={photo.id}
        mask={draft.mask}
        onMaskSaved={(mask) => dispatch({ type: 'mask-saved', ...mask })}
        onUseMiddle={() => dispatch({ type: 'mask-dropped' })}
        onDraw={onDraw}
      />
    </>
  );
}

/** Why nothing can be made of the draft now, in the reader's language; null when something can. */
function useBlocked(draft: Draft, { region, isMarked, isWorking }: PartProps['work']): string | null {
  const { t } = useTranslation();
  const maskFault = useMaskFault(draft.mask?.picture ?? null);
  const regionBlock = useRegionBlock(region);
  // What is wrong with the mask stands beside the photo, with what mends it.
  if (maskFault !== null) return t('edits.mask.first');
  if (isWorking) return null;
  const isUnmarked = !isMarked && draft.words.prompt.trim() !== '';
  return regionBlock ?? (isUnmarked ? t('edits.mask.sayOrMark') : null);
}

/** The words, what they come to, and the buttons that spend. */
function WordsSheet({ draft, dispatch, topUp, work, lowered }: PartProps & { lowered: number }) {
  const { t } = useTranslation();
  const { region, refusal, serving, isWorking } = work;
  const blocked = useBlocked(draft, work);
  const onWords = (words: Partial<Draft['words']>) => dispatch({ type: 'words-changed', words });
  const another = () => work.generate('replace', { isAnother: true });
  const { removalPrice: price, rough } = work;
  const notice = rough && <RoughNotice reasons={rough} />;
  const removal = { price, notice, onRemove: () => work.generate('remove') };
  const isPreviewed = work.isRemoval && rough !== null;
  const product = serving.isOwnEngine ? draft.product : null;
  // What is marked changes, whatever else the words name.
  const target = region === null && { target: null };
  return (
    <BottomSheet
      label={t('edits.sheet.label')}
      handleLabel={t('edits.sheet.handle')}
      isPeeking={isWorking}
      lowered={lowered}
      className="w-full lg:w-[340px] lg:shrink-0"
    >
      {serving.isOwnEngine && (
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
        isWordless={product !== null}
        product={
          serving.isOwnEngine && (
            <ProductField
              product={product}
              onChange={(changed) => dispatch({ type: 'product-changed', product: changed })}
            />
          )
        }
        panel={
          product === null && (
            <WordsPanel reading={work.reading} isOwnEngine={serving.isOwnEngine} {...target} />
          )
        }
        advice={
          !isWorking &&
          product === null && (
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
          canStart={canGenerate(draft) && work.isMarked && !isWorking}
          isWorking={isWorking}
          short={work.short}
          onShortClose={work.dismiss}
          isSame={work.isSame}
          onAnother={draft.resultIds.length > 0 && work.reads('seed') ? another : undefined}
          preview={isPreviewed ? notice : null}
          removal={draft.mask === null || isPreviewed ? undefined : removal}
        />
      </WordsForm>
      <StandInQuestion refusal={refusal} onClose={work.dismiss} />
    </BottomSheet>
  );
}
