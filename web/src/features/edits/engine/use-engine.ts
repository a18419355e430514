import type { Capabilities } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '../../../platform/query/capabilities-query.ts';
import { useEngineChoice } from '../../../platform/storage/use-engine-choice.ts';
import type { Serving } from './offer.ts';

type OfferedTool = keyof Capabilities['tools'];

function servingBy(data: Capabilities | undefined, tool: OfferedTool, tier: 'default' | 'premium'): Serving {
  const engine = data?.engines[tier] ?? null;
  return {
    engine,
    isPremium: tier === 'premium',
    isOwnEngine: engine?.preview ?? false,
    offer: data?.tools[tool][tier] ?? null,
  };
}

/** Who will serve the next edit of a tool by the person's choice, which counts where premium is offered. */
export function useEngine(tool: OfferedTool): Serving {
  const { choice } = useEngineChoice();
  const { data } = useCapabilities();
  const isPremium = choice === 'premium' && data?.engines.premium.isOffered === true;
  return servingBy(data, tool, isPremium ? 'premium' : 'default');
}

/** Who serves what is the default engine's, whatever was chosen. */
export function useDefaultEngine(tool: OfferedTool): Serving {
  const { data } = useCapabilities();
  return servingBy(data, tool, 'default');
}

/** What stands behind the engines here, and what each costs. */
export function useCapabilities() {
  return useQuery(capabilitiesQuery);
}
