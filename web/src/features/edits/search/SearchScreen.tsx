import { type Edit, soughtIn } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { draftPhotoOf } from '../draft/draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { regionOf } from '../region/find-region.ts';
import { RemixQuestion } from '../remix/RemixQuestion.tsx';
import type { RemixSource } from '../remix/remix-source.ts';
import { type RemixWish, useRemix } from '../remix/use-remix.ts';
import { Screen } from '../screen/Screen.tsx';
import { type ScreenProps, useScreen } from '../screen/use-screen.ts';
import { ToolSwitch } from '../screen/ToolSwitch.tsx';
import { isSearchAtStake, remixSearch } from './remix-search.ts';
import { keptSearch, markedBy, nextSearch, type SearchStep } from './search-draft.ts';
import { callOf, foundGaps, type SearchTool } from './search-tool.ts';
import { SearchResult } from './SearchResult.tsx';
import { SearchWork } from './SearchWork.tsx';

interface SearchScreenProps extends ScreenProps<SearchStep> {
  tool: SearchTool;
  /** The picture that the address asks to make again. */
  remix: RemixWish | null;
}

/** Finding something in a room by words and giving it another shape or colour: a form, and its result. */
export function SearchScreen({ tool, userId, step: wanted, goTo, begin, ...props }: SearchScreenProps) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [draft, dispatch] = useDraft(keptSearch, `${callOf(tool)}:${userId}`, nextSearch);
  const step: SearchStep = draft.photo !== null && draft.resultIds.length > 0 ? wanted : 'form';
  const takeUp = async ({ picture, photo, mask }: RemixSource) => {
    const { confidence = 1 } = picture.metadata;
    const shown = mask && { mask: mask.picture, confidence };
    // A mask that cannot be read is no reason to refuse: what was meant is looked for again by its words.
    const region = shown && (await regionOf(shown, draftPhotoOf(photo)).catch(() => null));
    dispatch({ type: 'remixed', draft: remixSearch({ picture, photo }, region) });
    goTo('form', { replace: true });
  };
  const remix = useRemix({
    wish: props.remix,
    isAtStake: isSearchAtStake(draft),
    onRemix: (source) => void takeUp(source),
  });
  const screen = useScreen({
    ...{ draft, dispatch, step, wanted, goTo, begin },
    onChosen: (isBegun) => isBegun && goTo('form', { replace: true }),
    isReading: remix.isReading,
  });
  const keepWork = () => {
    remix.leave();
    goTo('form', { replace: true });
  };
  const openResult = ({ request, preview }: Edit) => {
    if (!preview)
      addToast({
        type: 'success',
        message: t(`edits.search.${tool}.done`, foundGaps(soughtIn(request))),
      });
    goTo('result');
  };
  const shared = { tool, draft, dispatch };
  return (
    <Screen
      screen={screen}
      title={t(`edits.search.${tool}.title`)}
      intro={step === 'form' && screen.photo === null ? t(`edits.search.${tool}.intro`) : null}
      tools={
        <ToolSwitch
          {...{ userId, ...props.tools }}
          current={tool}
          carried={screen.photo && { photo: screen.photo, mask: markedBy(draft) }}
        />
      }
      question={<RemixQuestion open={remix.asks} onKeep={keepWork} onTake={remix.take} />}
    >
      {step === 'form' && (
        <SearchWork {...shared} photo={screen.photo} onPhoto={screen.choose} onResult={openResult} />
      )}
      {step === 'result' && screen.photo && (
        <SearchResult
          {...shared}
          photo={screen.photo}
          onForm={() => goTo('form')}
          onEditResult={(result) => {
            screen.choose(result);
            goTo('form');
          }}
        />
      )}
    </Screen>
  );
}
