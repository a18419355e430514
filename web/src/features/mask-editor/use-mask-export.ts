import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import type { MaskSession } from './model/mask-session.ts';
import type { MaskPicture, MaskRenderer } from './worker/mask-renderer.ts';

export type ExportProblem = 'empty' | 'small' | 'failed';

interface ExportOptions {
  readonly session: MaskSession;
  readonly renderer: MaskRenderer;
  readonly base: Blob | null;
  readonly revision: number;
  /** Called before anything else: what is under way must not get into the mask any more. */
  readonly onBegin: () => void;
  /** Called once the mask is as it will be drawn. */
  readonly onReady: () => void;
  readonly onSave: (mask: MaskPicture) => void;
}

interface MaskExport {
  readonly isDrawing: boolean;
  readonly problem: ExportProblem | null;
  readonly save: () => void;
  readonly download: () => void;
  /** The mask as a picture, or why there is none; for who tells it somewhere else. */
  readonly draw: () => Promise<MaskPicture | ExportProblem>;
}

const FILE_NAME = 'mask.png';

/**
 * Tidies the mask, draws it at the photo's full size and hands it to the page or to the user's disk. Refuses an empty one, and one
 * dot alone.
 */
export function useMaskExport(options: ExportOptions): MaskExport {
  const { session, renderer, base, revision, onBegin, onReady, onSave } = options;
  const [isDrawing, setIsDrawing] = useState(false);
  const [trouble, setTrouble] = useState<{ problem: ExportProblem; revision: number } | null>(null);

  const draw = async (): Promise<MaskPicture | ExportProblem> => {
    if (session.isFrozen) return 'failed';
    onBegin();
    session.freeze(true);
    setIsDrawing(true);
    setTrouble(null);
    try {
      return await drawMask({ session, renderer, base, onReady });
    } catch {
      return 'failed';
    } finally {
      session.freeze(false);
      setIsDrawing(false);
    }
  };
  const send = async (deliver: (mask: MaskPicture) => void) => {
    if (session.isFrozen) return;
    const drawn = await draw();
    if (typeof drawn !== 'string') deliver(drawn);
    // The next change of the mask answers the complaint.
    else setTrouble({ problem: drawn, revision: session.getSnapshot().revision });
  };
  return {
    isDrawing,
    problem: trouble?.revision === revision ? trouble.problem : null,
    save: () => void send(onSave),
    download: () => void send(({ blob }) => saveFile(blob, FILE_NAME)),
    draw,
  };
}

/** The mask at the photo's size, or why it is not drawn. Nothing but tidying changes it meanwhile. */
async function drawMask(
  options: Pick<ExportOptions, 'session' | 'renderer' | 'base' | 'onReady'>,
): Promise<MaskPicture | 'empty' | 'small'> {
  const { session, renderer, base, onReady } = options;
  if (session.document.coverage === 0) return 'empty';
  const { pixels, width, height } = session.document.mask;
  const job = { kind: 'tidy', pixels: pixels.slice(), size: { width, height } } as const;
  const { holes, crumbs } = await renderer.ask(job);
  // Holes are closed and crumbs dropped where the mask is painted, so that what is shown is what is sent.
  if (holes) session.mend(holes, false);
  if (crumbs) session.mend(crumbs, true);
  onReady();
  const { commands } = session.document;
  const recipe = { kind: 'render', photo: session.viewport.photo, base, commands } as const;
  const { isTooSmall, ...drawn } = await renderer.ask(recipe);
  if (drawn.coverage === 0) return 'empty';
  if (isTooSmall) return 'small';
  return { ...drawn, blob: new File([drawn.blob], FILE_NAME, { type: drawn.blob.type }) };
}
