import { decodeMask } from './decode-mask.ts';
import { encodePng } from './encode-png.ts';
import type { MaskJob, MaskJobResults, MaskReply, MaskRequest } from './mask-jobs.ts';
import { coverageOf, renderMask } from './render-mask.ts';

self.onmessage = async ({ data }: MessageEvent<MaskRequest>) => {
  const reply = await answer(data);
  self.postMessage(reply, { transfer: transferable(reply) });
};

async function answer({ id, job }: MaskRequest): Promise<MaskReply> {
  try {
    return { id, result: await perform(job) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

async function perform(job: MaskJob): Promise<MaskJobResults[MaskJob['kind']]> {
  if (job.kind === 'read') return (await decodeMask(job.picture, job.size)).pixels;
  if (job.kind === 'encode') return encodePng({ ...job.size, pixels: job.pixels });
  const base = job.base && (await decodeMask(job.base, job.photo));
  const mask = renderMask({ photo: job.photo, base, commands: job.commands });
  return { blob: await encodePng(mask), width: mask.width, height: mask.height, coverage: coverageOf(mask) };
}

function transferable(reply: MaskReply): Transferable[] {
  return 'result' in reply && reply.result instanceof Uint8Array ? [reply.result.buffer] : [];
}
