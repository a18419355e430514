import { startBflSimulator } from './bfl-simulator.ts';
import { startComfyuiSimulator } from './comfyui-simulator.ts';
import { startTranslateSimulator } from './libretranslate-simulator.ts';
import { openAiKey, startOpenAi } from './openai-simulator.ts';
import { startSdcppSimulator } from './sdcpp-simulator.ts';
import type { Simulator } from './simulator.ts';
import { stabilityKey, startStability } from './stability-simulator.ts';
import { startStripe } from './stripe/stripe-simulator.ts';

const bflKey = 'simulated-bfl';

export interface ServedSimulators {
  /** The settings of a server that shall use them, by their names in the environment. */
  readonly settings: Readonly<Record<string, string>>;
  /** What callers did wrong so far. */
  violations(): readonly string[];
  close(): Promise<void>;
}

export interface ServeWishes {
  /** The first of seven ports in a row; 0 = any free ones. */
  readonly firstPort: number;
  /** How long a picture takes, about. */
  readonly latencyMs: number;
}

/** Serves every simulated service at once, for trying and for shows. */
export async function serveAll({ firstPort, latencyMs }: ServeWishes): Promise<ServedSimulators> {
  const at = (index: number) => ({ port: firstPort === 0 ? 0 : firstPort + index, latencyMs });
  const [stability, bfl, comfyui, sdcpp, openai, translate, stripe] = await Promise.all([
    startStability(at(0)),
    startBflSimulator({ ...at(1), key: bflKey }),
    startComfyuiSimulator(at(2)),
    startSdcppSimulator(at(3)),
    startOpenAi(at(4)),
    startTranslateSimulator(at(5)),
    startStripe({ port: at(6).port }),
  ]);
  const all: readonly Simulator[] = [stability, bfl, comfyui, sdcpp, openai, translate, stripe];
  return {
    settings: {
      STABILITY_API_KEY: stabilityKey,
      STABILITY_API_URL: stability.url,
      BFL_API_KEY: bflKey,
      BFL_API_URL: bfl.url,
      COMFYUI_URL: comfyui.url,
      SDCPP_URL: sdcpp.url,
      OPENAI_IMAGES_URL: `${openai.url}/v1`,
      OPENAI_IMAGES_KEY: openAiKey,
      TRANSLATE_URL: translate.url,
      ...stripe.settings,
    },
    violations: () => all.flatMap((one) => one.violations),
    close: async () => {
      await Promise.all(all.map((one) => one.close()));
    },
  };
}
