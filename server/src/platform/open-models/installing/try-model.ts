import { availableParallelism } from 'node:os';
import { startChild } from '../../children/start-child.ts';
import { silentLog } from '../../log.ts';
import type { OpenModel, Runtime } from '../catalogue.ts';
import { type InstalledModel, runtimeFolder } from '../model-folder.ts';
import type { ModelReply, ModelRequest, OpenRequest } from '../running/model-messages.ts';

/** Opens a model once: its hashes, its tensors and its canary are looked at. */
export type TryModel = (opening: OpenRequest['open']) => Promise<ModelReply>;

/** As many as a server gives it. */
const THREADS_MAX = 4;
const MIB_PER_MB = 1e6 / 1024 ** 2;
/** More than a server allows: here it is to be seen what a model does. */
const RESIDENT_SHARE = 3;
const RESIDENT_MIN = 1000;
const HEAP_MAX = 256;

/** Opens models in the process in which a server would run them. @param deadlineMs the longest that it may take */
export function triesModels(runtimeDir: string, deadlineMs: number): TryModel {
  return ({ model, ...opening }) =>
    new Promise((resolve) => {
      const residentMax = Math.max(RESIDENT_MIN, RESIDENT_SHARE * model.cost.ramMB * MIB_PER_MB);
      const program = { name: 'model-process', residentMax, heapMax: HEAP_MAX };
      const end = (reply: ModelReply): void => {
        clearTimeout(late);
        resolve(reply);
        void child.end();
      };
      const late = setTimeout(
        () => end({ fault: 'timed_out', detail: `${deadlineMs} ms passed` }),
        deadlineMs,
      );
      const child = startChild<ModelRequest, ModelReply>({ runtimeDir, log: silentLog }, program, {
        onAnswer: end,
        onEnd: ({ wasTooLarge }) =>
          end({ fault: wasTooLarge ? 'out_of_memory' : 'crashed', detail: 'the process ended' }),
      });
      child.send({ open: { model, ...opening } });
    });
}

/** What a model is opened with here. @param runtime that is installed */
export function openingOf(
  model: OpenModel,
  installed: InstalledModel,
  { dir, runtime }: { readonly dir: string; readonly runtime: Runtime },
): OpenRequest['open'] {
  const threads = Math.min(THREADS_MAX, availableParallelism());
  return { model, installed, runtime: runtimeFolder(dir, runtime) ?? '', threads };
}
