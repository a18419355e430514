import { ArrowLeft, Check } from 'lucide-react';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stage } from '../../platform/stage/Stage.tsx';
import { Button } from '../../ui/Button.tsx';
import type { TryPhoto } from './use-try.ts';

interface MaskFinisher {
  /** Hands the finished mask over, or says why there is none. */
  readonly save: () => void;
  readonly download: () => void;
  readonly revision: () => number;
  readonly take: () => Promise<Blob | null>;
}

/** What is asked of the editor that paints masks; the page hands one in. */
export interface TryMaskEditorProps {
  readonly photoUrl: string;
  readonly photoName: string;
  readonly photoWidth: number;
  readonly photoHeight: number;
  readonly initialMask: Blob | null;
  readonly isEditing: boolean;
  readonly isSaving: boolean;
  readonly handle: Ref<MaskFinisher>;
  readonly onReady: () => void;
  readonly onAutosave: () => void;
  readonly onPick: () => Promise<null>;
  readonly onHelp: () => Promise<never[]>;
  readonly onSave: (mask: { readonly blob: Blob }) => void;
}

interface MarkStepProps {
  photo: TryPhoto;
  mask: Blob | null;
  maskEditor: (props: TryMaskEditorProps) => ReactNode;
  onPick: () => Promise<null>;
  onMarked: (mask: Blob) => void;
  onBack: () => void;
}

/** The photo as large as it can be, to be painted on. */
export function MarkStep({ photo, mask, maskEditor: MaskEditor, onPick, onMarked, onBack }: MarkStepProps) {
  const { t } = useTranslation();
  const editor = useRef<MaskFinisher>(null);
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
        <div className="ml-auto flex max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:h-24 max-md:flex-col max-md:justify-center max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4">
          <Button
            size="sm"
            className="max-md:h-12 max-md:text-base"
            icon={<Check aria-hidden size={18} />}
            busy={!isReady}
            onClick={() => editor.current?.save()}
          >
            {t('visits.marked')}
          </Button>
        </div>
      </div>
      <Stage photo={{ metadata: photo }}>
        <MaskEditor
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
