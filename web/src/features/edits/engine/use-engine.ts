import { type EngineInfo } from '@maquette/contract';
import { useEngineChoice } from '../../../platform/storage/use-engine-choice.ts';
import { useCapabilities } from './use-capabilities.ts';

/** The engine that will serve the next edit by the person's choice; null until it is known. */
export const useEngine = (): { engine: EngineInfo | null; isPremium: boolean } => {
  const { choice } = useEngineChoice();
  const { data } = useCapabilities();
  return { engine: data?.engines[choice] ?? null, isPremium: choice === 'premium' };
};
