import { ArrowLeft, Check } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stage } from '../../platform/stage/Stage.tsx';
import { Button } from '../../ui/Button.tsx';
import { MaskEditorPart, type MaskHandle } from '../mask-editor/index.ts';
import type { TryPhoto } from './use-try.ts';

interface MarkStepProps {
  photo: TryPhoto;
  mask: Blob | null;
  onPick: () => Promise<null>;
  onMarked: (mask: Blob) => void;
  onBack: () => void;
}

/** The photo as large as it can be, to be painted on. */
export function MarkStep({ photo, mask, onPick, onMarked, onBack }: MarkStepProps) {
  const { t } = useTranslation();
  const editor = useRef<MaskHandle>(null);
  const [isReady, setReady] = useState(false);
  const [ready] = useState(() => () => setReady(true));
  // It was opened further down; the photo stands above.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const leave = async () => {
    // What is painted already is not lost by looking at the photo.
    const painted = await editor.current?.take();
    if (painted) onMarked(painted);
    else onBack();
  };
  return (
    <>
      <div className="flex h-11 items-center px-2 sm:px-4">
        <Button
          size="sm"
          variant="ghost"
          icon={<ArrowLeft aria-hidden size={18} />}
          onClick={() => void leave()}
        >
          {t('visits.backToPhoto')}
        </Button>
        <div className="ml-auto flex narrow:fixed narrow:inset-x-0 narrow:bottom-0 narrow:z-30 narrow:h-24 narrow:flex-col narrow:justify-center narrow:border-t narrow:border-line narrow:bg-surface narrow:px-4">
          <Button
            size="sm"
            className="narrow:h-12 narrow:text-base"
            icon={<Check aria-hidden size={18} />}
            busy={!isReady}
            onClick={() => editor.current?.save()}
          >
            {t('visits.marked')}
          </Button>
        </div>
      </div>
      <Stage photo={{ metadata: photo }}>
        <MaskEditorPart
          handle={editor}
          onReady={ready}
          photoUrl={photo.url}
          photoName={t('visits.photoAlt')}
          photoWidth={photo.width}
          photoHeight={photo.height}
          initialMask={mask}
          isEditing={mask !== null}
          isSaving={false}
          onAutosave={() => undefined}
          onPick={onPick}
          onHelp={async () => []}
          onSave={({ blob }) => onMarked(blob)}
        />
      </Stage>
    </>
  );
}
