import { writeFileSync } from 'node:fs';
import { serveParent } from '../../children/serve-parent.ts';
import type { ModelReply, ModelRequest } from './model-messages.ts';
import { BadModel, type OpenedModel, openModel } from './open-model.ts';

/** Lower than the server, so that answers come before pictures. */
const NICENESS = 12;
/** Where memory runs out on Linux, this goes before the server. */
const GOES_FIRST = '500';

let opened: OpenedModel | null = null;

async function reply(request: ModelRequest): Promise<ModelReply> {
  try {
    if ('open' in request) {
      opened = await openModel(request.open);
      return { opened: { signature: opened.signature } };
    }
    if (!opened) throw new RangeError('no model was opened');
    return { gave: await opened.ask(request.question) };
  } catch (error) {
    if (error instanceof BadModel) return error.failure;
    return {
      fault: 'failed',
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** The process of one open model: it is opened and checked once, then asked; a run computes without a pause. */
serveParent<ModelRequest, ModelReply>({
  niceness: NICENESS,
  onRequest: (request, answer) => void reply(request).then(answer),
});

try {
  writeFileSync('/proc/self/oom_score_adj', GOES_FIRST);
} catch {
  // Not Linux, or not allowed.
}
