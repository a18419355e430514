import { useSyncExternalStore } from 'react';
import { apiSelection } from './preferences.ts';

export type EngineChoice = 'default' | 'premium';

/** Which engine the person wants, and how to change it; kept on this device, the same in every tab. */
export const useEngineChoice = () => {
  const choice: EngineChoice = useSyncExternalStore(apiSelection.subscribe, apiSelection.get);
  return { choice, choose: apiSelection.set };
};
