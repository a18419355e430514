import { type Capabilities, type Edit, systemEndpoints } from '@maquette/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { keyOf } from '../../../platform/query/key-of.ts';
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

const capabilitiesQuery = queryOptions({
  queryKey: keyOf(systemEndpoints.getCapabilities, {}),
  queryFn: () => call(systemEndpoints.getCapabilities, {}),
  staleTime: Infinity,
});

/** What stands behind the engines here, and what each costs. */
export function useCapabilities() {
  return useQuery(capabilitiesQuery);
}

/** What people call the engine that served an edit. */
export function useEngineName({ name, preview }: Edit['engine']): string {
  const { t } = useTranslation();
  const { data: capabilities } = useCapabilities();
  const known = Object.values(capabilities?.engines ?? {}).find((engine) => engine.name === name);
  return preview ? t('edits.search.fact.ownEngine') : (known?.label ?? name);
}
