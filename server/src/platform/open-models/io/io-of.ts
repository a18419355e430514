import type { ModelRole, OpenModel } from '../catalogue.ts';
import type { ModelGifts, ModelIo, ModelQuestion, RunGraph } from '../running/model-questions.ts';
import { depthAnything } from './depth-anything.ts';
import { detrPanoptic } from './detr-panoptic.ts';
import { lamaImageMask } from './lama-image-mask.ts';
import { lamaInput4 } from './lama-input4.ts';
import { miganU8 } from './migan-u8.ts';
import { sam2 } from './sam2.ts';

/** Asks a model that was opened. */
export type AskModel = (question: ModelQuestion, run: RunGraph) => Promise<ModelGifts[ModelRole]>;

const fills: Readonly<Partial<Record<OpenModel['io'], ModelIo<'fill'>>>> = {
  'lama-image-mask': lamaImageMask,
  'lama-input4': lamaInput4,
  'migan-u8': miganU8,
};

/** How a model of a kind is asked. A new one for every process: one of them keeps what it has seen. The promise rejects for a question of another role. */
export function ioOf(kind: OpenModel['io']): AskModel {
  const select = sam2();
  return async (question, run) => {
    switch (question.role) {
      case 'words':
        if (kind === 'detr-panoptic') return detrPanoptic(question, run);
        break;
      case 'select':
        if (kind === 'sam2') return select(question, run);
        break;
      case 'depth':
        if (kind === 'depth-anything') return depthAnything(question, run);
        break;
      case 'fill': {
        const fill = fills[kind];
        if (fill) return fill(question, run);
      }
    }
    throw new RangeError(`${kind} does not do ${question.role}`);
  };
}
