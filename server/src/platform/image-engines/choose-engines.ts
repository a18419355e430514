import type { EngineName, EngineSettings } from '../config/engine-settings.ts';
import type { Context } from '../context.ts';
import type { ImageProcess } from '../images/run-image-process.ts';
import { Refusal } from '../refusal.ts';
import { bflService } from './bfl/bfl-service.ts';
import { comfyuiService } from './comfyui/comfyui-service.ts';
import { readWorkflows } from './comfyui/workflows.ts';
import type { Engines } from './engines.ts';
import type { EngineTask, ImageEngine } from './image-engine.ts';
import { openAiService } from './openai/openai-service.ts';
import { engineGates } from './remote/engine-gates.ts';
import { engineSlots } from './remote/engine-slots.ts';
import type { PictureService, ServicePorts } from './remote/picture-service.ts';
import { remoteEngine } from './remote/remote-engine.ts';
import { rising } from './remote/rising.ts';
import { isBegunAt } from './remote/service-journal.ts';
import { sdcppService } from './sdcpp/sdcpp-service.ts';
import { stabilityService } from './stability/stability-service.ts';

export interface EnginePorts extends Pick<Context, 'db' | 'now' | 'newId' | 'log'> {
  /** Our own engine. */
  readonly own: ImageEngine;
  readonly images: Pick<ImageProcess, 'run'>;
  /** The longest one call to a service may take. */
  readonly callTimeoutMs: number;
}

type ServiceName = Exclude<EngineName, 'embedded'>;
type Maker = (settings: EngineSettings, ports: ServicePorts) => PictureService | null;

/** How each service is made of its settings; null = it is not set up. */
const makers: Record<ServiceName, Maker> = {
  stability: ({ stability }, ports) => stability && stabilityService(stability, ports),
  bfl: ({ bfl }, ports) => bfl && bflService(bfl, ports),
  comfyui: ({ comfyui }, ports) =>
    comfyui && comfyuiService({ url: comfyui.url, workflows: readWorkflows(comfyui.workflowsDir) }, ports),
  sdcpp: ({ sdcpp }, ports) => sdcpp && sdcppService(sdcpp, ports),
  openai: ({ openai }, ports) => openai && openAiService(openai, ports),
};

/** Who serves when nobody is named: the first that is set up and does what the tier is for. */
const order = {
  default: ['stability', 'comfyui', 'sdcpp', 'openai', 'embedded'],
  premium: ['bfl', 'comfyui', 'embedded'],
} as const satisfies Record<string, readonly EngineName[]>;
const purpose = { default: 'inpaint', premium: 'instruct' } as const satisfies Record<string, EngineTask>;

const REPEAT_AFTER_MS = 500;

/**
 * Makes every engine that is set up and says which one serves what; whoever is named to stand in stands in for all services.
 * @throws BadSettings when ComfyUI's workflows cannot be read
 */
export function chooseEngines(settings: EngineSettings, ports: EnginePorts): Engines {
  const remote = {
    ...ports,
    gates: engineGates(ports),
    withSlot: engineSlots(ports),
    repeatAfterMs: REPEAT_AFTER_MS,
  };
  const made = new Map<string, ImageEngine>([['embedded', ports.own]]);
  for (const make of Object.values(makers)) {
    const service = make(settings, ports);
    if (service) made.set(service.name, remoteEngine(service, remote));
  }
  const fallback = settings.fallback === null ? undefined : made.get(settings.fallback);
  const byName = (name: string): ImageEngine | null => {
    const engine = made.get(name);
    if (!engine || !fallback || engine === fallback || engine === ports.own) return engine ?? null;
    return withFallback(engine, fallback);
  };
  const choose = (tier: keyof typeof order): ImageEngine => {
    const wished = settings[tier];
    const name =
      wished === 'auto' ? order[tier].find((one) => made.get(one)?.tasks.includes(purpose[tier])) : wished;
    return byName(name ?? 'embedded') ?? ports.own;
  };
  return { default: choose('default'), premium: choose('premium'), own: ports.own, byName };
}

/** An engine for which another one stands in when it cannot be used: what it has begun is never begun again elsewhere. */
export function withFallback(primary: ImageEngine, fallback: ImageEngine): ImageEngine {
  return {
    ...primary,
    perform: async (job, watch) => {
      const watched = { ...watch, onProgress: rising(watch.onProgress) };
      if (isBegunAt(fallback.name, watch.journal)) return fallback.perform(job, watched);
      try {
        return await primary.perform(job, watched);
      } catch (error) {
        const canStandIn = isOutOfUse(error) && !watch.signal.aborted && fallback.tasks.includes(job.task);
        if (!canStandIn) throw error;
        return fallback.perform(job, watched);
      }
    },
  };
}

function isOutOfUse(error: unknown): boolean {
  return error instanceof Refusal && (error.code === 'engine_unavailable' || error.code === 'engine_busy');
}
