import type { ModelRole, OpenModel } from '../catalogue.ts';
import type { ModelGifts, ModelQuestion, RunGraph } from '../running/model-questions.ts';
import { depthAnything } from './depth-anything.ts';
import { detrPanoptic } from './detr-panoptic.ts';
import { fills } from './fills.ts';
import { sam2 } from './sam2.ts';

/** Asks a model that was opened. */
export type AskModel = (question: ModelQuestion, run: RunGraph) => Promise<ModelGifts[ModelRole]>;

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
