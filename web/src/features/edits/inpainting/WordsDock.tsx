import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blobOfDataUrl } from '../../../platform/photos/blob-of-data-url.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { draftPhotoOf } from '../draft/draft.ts';
import { MaskActions } from '../mask/MaskLayer.tsx';
import { StandInQuestion } from '../order/StandInQuestion.tsx';
import { MaskPreflight, useIsMaskEnough, useMaskFault } from '../preflight/MaskPreflight.tsx';
import { PhotoPreflight } from '../preflight/PhotoPreflight.tsx';
import { RoughNotice } from '../preflight/RoughNotice.tsx';
import { WordsPreflight } from '../preflight/WordsPreflight.tsx';
import { measureMask } from '../region/mask-picture.ts';
import { useRegionBlock } from '../region/region-block.ts';
import { RegionReport, useQuestionInSheet } from '../region/RegionReport.tsx';
import { EditFailure } from '../running/EditProgress.tsx';
import { Dock } from '../../../platform/stage/Dock.tsx';
import type { Selection } from '../../../platform/stage/place-bar.ts';
import { useIsWide } from '../../../platform/stage/use-wide.ts';
import { WordsForm } from '../words/WordsForm.tsx';
import { WordsPanel } from '../words/WordsPanel.tsx';
import { canGenerate, type Draft } from './draft.ts';
import { PayingButtons } from './PayingButtons.tsx';
import { type WordsDockProps, WorkOptions } from './WorkOptions.tsx';

/** What shall be there, at the selection: the words, what they come to, the buttons that spend, and what leads on from drawing. */
export function WordsDock(props: WordsDockProps) {
  const { draft, step, keeper, work, lowered } = props;
  const { t } = useTranslation();
  const isWide = useIsWide();
  const { isWorking, region } = work;
  const drawn = useSelection(draft.mask?.picture ?? null);
  const found = region?.shown && draft.photo ? partsOf(region.shown.bounds, draft.photo) : null;
  const isDrawing = step === 'draw';
  const isEnough = useIsMaskEnough(draft.mask?.picture ?? null);
  // While nothing or a dot is marked, and beside a sheet that is drawn in, there is nothing to say yet.
  const hasWords = !isDrawing || (isWide && isEnough);
  if (isWide && isWorking) return null;
  return (
    <Dock
      label={t('edits.sheet.label')}
      isPeeking={isWorking || isDrawing}
      // A dot is followed by more, which the bar is not to stand in the way of.
      selection={hasWords ? (around(props.placed, drawn) ?? found) : null}
      isSlim={!hasWords}
      {...{ lowered, step }}
      options={hasWords && <WorkOptions {...props} />}
    >
      {(more) => (
        <>
          {keeper.failure && <Banner tone="danger">{keeper.failure}</Banner>}
          {work.failure && <EditFailure message={work.failure} onDismiss={work.dismiss} />}
          {hasWords && <Words {...props} more={more} />}
          {isDrawing && <MaskActions keeper={keeper} />}
        </>
      )}
    </Dock>
  );
}

/** Both: what comes, and where it may come. */
function around(one: Selection | null, other: Selection | null): Selection | null {
  if (!one || !other) return one ?? other;
  const [left, top, right, bottom] = one;
  return [
    Math.min(left, other[0]),
    Math.min(top, other[1]),
    Math.max(right, other[2]),
    Math.max(bottom, other[3]),
  ];
}

function partsOf(
  [left, top, right, bottom]: readonly [number, number, number, number],
  photo: { width: number; height: number },
) {
  const { width, height } = photo;
  return [left / width, top / height, right / width, bottom / height] as const;
}

/** Why nothing can be made of the draft now, in the reader's language; null when something can. */
function useBlocked(draft: Draft, { region, isMarked, isWorking }: WordsDockProps['work']): string | null {
  const { t } = useTranslation();
  const maskFault = useMaskFault(draft.mask?.picture ?? null);
  const regionBlock = useRegionBlock(region);
  // What is wrong with the mask stands beside it, with what mends it.
  if (maskFault !== null) return t('edits.mask.first');
  if (isWorking) return null;
  const isUnmarked = !isMarked && draft.words.prompt.trim() !== '';
  return regionBlock ?? (isUnmarked ? t('edits.mask.sayOrMark') : null);
}

/** The words, what they come to, and the buttons that spend. */
function Words(props: WordsDockProps & { more: ReactNode }) {
  const { draft, dispatch, step, goTo, work, more } = props;
  const { region, refusal, serving, isWorking, removalPrice: price, rough } = work;
  const blocked = useBlocked(draft, work);
  const field = useAskedFocus(props.asked);
  const onWords = (words: Partial<Draft['words']>) => dispatch({ type: 'words-changed', words });
  const another = () => work.generate('replace', { isAnother: true });
  const question = useQuestionInSheet(region, work.reading?.target ?? '');
  const notice = rough && <RoughNotice reasons={rough} />;
  const removal = { price, notice, onRemove: () => work.generate('remove') };
  const isPreviewed = work.isRemoval && rough !== null;
  const product = serving.isOwnEngine ? draft.product : null;
  // What is marked changes, whatever else the words name.
  const target = region === null && { target: null };
  return (
    <>
      <WordsForm
        ref={field}
        words={draft.words}
        onChange={onWords}
        onFocus={() => step === 'draw' && goTo('generate')}
        onSubmit={() => blocked === null && work.generate('replace')}
        isWordless={product !== null}
        hasExamples={step === 'generate'}
        more={more}
        panel={
          product === null && (
            <WordsPanel reading={work.reading} isOwnEngine={serving.isOwnEngine} {...target} />
          )
        }
        advice={
          !isWorking &&
          props.keeper.failure === null && <Advice {...props} onWords={onWords} hasWords={product === null} />
        }
      >
        <PayingButtons
          {...{ blocked, isWorking }}
          price={work.price}
          count={work.count}
          onFewer={(count) => onWords({ count })}
          canStart={canGenerate(draft) && work.isMarked && !isWorking}
          short={work.short}
          onShortClose={work.dismiss}
          isSame={work.isSame}
          onAnother={draft.resultIds.length > 0 && work.reads('seed') ? another : undefined}
          preview={isPreviewed ? notice : null}
          question={!isWorking && question}
          removal={draft.mask === null || isPreviewed ? undefined : removal}
        />
      </WordsForm>
      <StandInQuestion refusal={refusal} onClose={work.dismiss} />
    </>
  );
}

interface AdviceProps extends WordsDockProps {
  onWords: (words: Partial<Draft['words']>) => void;
  /** Words say what comes. */
  hasWords: boolean;
}

/** What speaks against paying now, each with what mends it: in the words, the region found, the mask, the photo. */
function Advice({ draft, dispatch, photo, goTo, work, onWords, hasWords }: AdviceProps) {
  const { region } = work;
  return (
    <>
      {hasWords && (
        <WordsPreflight
          prompt={draft.words.prompt}
          negativePrompt={work.reads('negative_prompt') ? draft.words.negativePrompt : ''}
          onChange={onWords}
        />
      )}
      {region && <RegionReport region={region} words={work.reading?.target ?? ''} />}
      <MaskPreflight
        photoId={photo.id}
        mask={draft.mask}
        onMaskSaved={(mask) => dispatch({ type: 'mask-saved', ...mask })}
        onUseMiddle={() => dispatch({ type: 'mask-dropped' })}
        onDraw={() => goTo('draw')}
      />
      <PhotoPreflight
        photo={photo}
        onChangePhoto={() => goTo('upload')}
        onBrightened={(bright) => dispatch({ type: 'photo-brightened', photo: draftPhotoOf(bright) })}
      />
    </>
  );
}

/** Puts the focus into the words when somebody goes on to them; where a keyboard would rise over the photo it waits for a tap. */
function useAskedFocus(asked: number) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked > 0 && !window.matchMedia('(pointer: coarse)').matches)
      field.current?.focus({ preventScroll: true });
  }, [asked]);
  return field;
}

/** Longest side at which a mask is measured, in pixels: the bar needs no more. */
const SIDE = 256;

async function selectionOf(picture: string): Promise<Selection | null> {
  const bitmap = await createImageBitmap(blobOfDataUrl(picture), { resizeWidth: SIDE, resizeHeight: SIDE });
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  const data = context?.getImageData(0, 0, SIDE, SIDE).data ?? [];
  const grey = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => data[4 * at] ?? 0);
  return measureMask({ width: SIDE, height: SIDE, grey })?.bounds ?? null;
}

/** What a mask, given as a picture's data URL, selects of its photo; the former while another one is measured. */
function useSelection(picture: string | null): Selection | null {
  const { data } = useQuery({
    queryKey: ['selection', picture],
    queryFn: () => (picture === null ? null : selectionOf(picture)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    placeholderData: (former) => former,
  });
  return picture === null ? null : (data ?? null);
}
