import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import type { MaskSession } from './model/mask-session.ts';
import type { MaskPicture, MaskRenderer } from './worker/mask-renderer.ts';

export type ExportProblem = 'empty' | 'failed';

interface ExportOptions {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  readonly base: Blob | null;
  readonly revision: number;
  /** Called once the mask is as it will be drawn. */
  readonly onBegin: () => void;
  readonly onSave: (mask: MaskPicture) => void;
}

interface MaskExport {
  readonly isDrawing: boolean;
  readonly problem: ExportProblem | null;
  readonly save: () => void;
  readonly download: () => void;
}

const FILE_NAME = 'mask.png';

/** Tidies the mask, draws it at the photo's full size and hands it to the page or to the user's disk. Refuses an empty one. */
export function useMaskExport(options: ExportOptions): MaskExport {
  const { session, renderer, base, revision, onBegin, onSave } = options;
  const [isDrawing, setIsDrawing] = useState(false);
  const [trouble, setTrouble] = useState<{ problem: ExportProblem; revision: number } | null>(null);

  const send = async (deliver: (mask: MaskPicture) => void) => {
    if (isDrawing) return;
    if (session.document.coverage === 0) return setTrouble({ problem: 'empty', revision });
    setIsDrawing(true);
    setTrouble(null);
    try {
      await tidy(session, renderer);
      onBegin();
      const { commands } = session.document;
      const drawn = await renderer.ask({ kind: 'render', photo: session.viewport.photo, base, commands });
      if (drawn.coverage === 0) return setTrouble({ problem: 'empty', revision });
      deliver({ ...drawn, blob: new File([drawn.blob], FILE_NAME, { type: drawn.blob.type }) });
    } catch {
      setTrouble({ problem: 'failed', revision });
    } finally {
      setIsDrawing(false);
    }
  };
  return {
    isDrawing,
    // The next change of the mask answers the complaint.
    problem: trouble?.revision === revision ? trouble.problem : null,
    save: () => void send(onSave),
    download: () => void send(({ blob }) => saveFile(blob, FILE_NAME)),
  };
}

/** Closes holes and drops crumbs where the mask is painted, so that what is shown is what is sent. */
async function tidy(session: MaskSession, renderer: MaskRenderer): Promise<void> {
  const { pixels, width, height } = session.document.mask;
  const job = { kind: 'tidy', pixels: pixels.slice(), size: { width, height } } as const;
  const { holes, crumbs } = await renderer.ask(job);
  if (holes) session.addRegion(holes, false);
  if (crumbs) session.addRegion(crumbs, true);
}
