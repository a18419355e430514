import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageProcess } from '../../images/run-image-process.ts';
import { Refusal } from '../../refusal.ts';
import type { EngineJob, EngineOutcome, ImageEngine } from '../image-engine.ts';
import { type AskPorts, askService } from './ask-service.ts';
import type { WithSlot } from './engine-slots.ts';
import { rising } from './rising.ts';
import type { PictureService, ServiceAnswer, ServicePicture, ServiceRequest } from './picture-service.ts';

export interface RemotePorts extends AskPorts {
  readonly images: Pick<ImageProcess, 'run'>;
  readonly withSlot: WithSlot;
}

/** Jobs that are made ready or brought home while others are being served, so that the service never waits for us. */
const BESIDE = 4;

/** What is told of the way: the part is ready to go; the answer is there. */
const PREPARED = 0.08;
const ANSWERED = 0.9;

/**
 * A service as an engine: brings the part and its mask within the service's limits, asks, and brings the answer home. All
 * pixels travel in files and are touched by the image process alone.
 */
export function remoteEngine(service: PictureService, ports: RemotePorts): ImageEngine {
  const { name, label, tasks, parameters, atOnce } = service;
  return {
    name,
    label,
    isPreview: false,
    tasks,
    parameters,
    atOnce: atOnce + BESIDE,
    perform: async (job, watch) => {
      watch.signal.throwIfAborted();
      const asking = askService(service, ports, watch);
      await asking.mayAsk(job.task);
      const sent = await encode(service, ports, job);
      watch.signal.throwIfAborted();
      watch.onProgress(PREPARED);
      const onProgress = rising((fraction) => watch.onProgress(PREPARED + (ANSWERED - PREPARED) * fraction));
      const answer = await ports.withSlot({ engine: name, atOnce, signal: watch.signal }, async () =>
        asking.ask(await toRequest(job, sent), onProgress),
      );
      watch.onProgress(ANSWERED);
      const outcome = await bringHome({ service, ports, job, sent, answer });
      watch.signal.throwIfAborted();
      watch.onProgress(1);
      return outcome;
    },
    close: async () => undefined,
  };
}

type Sent = Awaited<ReturnType<typeof encode>>;

async function encode({ limits, maskForm }: PictureService, { images }: RemotePorts, job: EngineJob) {
  const paths = { picturePath: join(job.folder, 'sent'), maskPath: join(job.folder, 'sent-mask') };
  const encoded = await images.run('encodePart', {
    part: job.part,
    mask: job.mask,
    maskForm: maskForm(job.task),
    limits: typeof limits === 'function' ? limits(job.task) : limits,
    ...paths,
  });
  return { ...encoded, ...paths };
}

async function toRequest(job: EngineJob, sent: Sent): Promise<ServiceRequest> {
  const { width, height } = sent.fit;
  const read = async (path: string, mime: string): Promise<ServicePicture> => ({
    bytes: await readFile(path),
    mime,
    width,
    height,
  });
  return {
    task: job.task,
    picture: await read(sent.picturePath, sent.mime),
    mask: sent.hasMask ? await read(sent.maskPath, 'image/png') : null,
    words: job.words,
    stylePreset: job.stylePreset,
    seed: job.seed,
    steps: job.steps,
    guidance: job.guidance,
    strength: job.strength,
    aspectRatio: job.aspectRatio,
    safetyTolerance: job.safetyTolerance,
  };
}

interface Answered {
  readonly service: PictureService;
  readonly ports: RemotePorts;
  readonly job: EngineJob;
  readonly sent: Sent;
  readonly answer: ServiceAnswer;
}

/** @throws Refusal engine_failed for what is no picture, engine_reframed, nothing_found */
async function bringHome({ service, ports, job, sent, answer }: Answered): Promise<EngineOutcome> {
  const [edited, region] = ['edited', 'region'].map((name) => ({
    ...job.part,
    path: join(job.folder, name),
  }));
  if (!edited || !region) throw new RangeError('two names give two files');
  const answerPath = join(job.folder, 'answer');
  await writeFile(answerPath, answer.picture);
  const { part, mask } = job;
  const paths = { answerPath, editedPath: edited.path, regionPath: region.path };
  const home = await ports.images
    .run('bringHome', { part, mask, fit: sent.fit, ...paths })
    .catch((error: unknown) => {
      if (!isPictureRefusal(error)) throw error;
      ports.log.warn({ engine: service.name, reason: error.code }, 'answer is no picture that can be used');
      throw Object.assign(new Refusal('engine_failed'), { cause: error });
    });
  if (home.isReframed && mask) throw new Refusal('engine_reframed');
  if (home.isUnchanged) throw new Refusal(job.words.find === '' ? 'engine_failed' : 'nothing_found');
  return {
    edited: { ...edited, ...home.size },
    region: home.hasRegion && !home.isReframed ? region : null,
    servedBy: { name: service.name, isPreview: false },
    confidence: null,
    deltaE: null,
    english: job.words.english.prompt || null,
    closest: null,
    leftOut: [],
    seed: answer.seed,
    cost: answer.cost,
  };
}

const isPictureRefusal = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.code.startsWith('picture_');
