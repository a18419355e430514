import { apiSelection } from './preferences.ts';
import { useStoredValue } from './use-stored-value.ts';

/** Which engine the person wants, and how to change it; the same in every tab of this device. */
export function useEngineChoice() {
  return { choice: useStoredValue(apiSelection), choose: apiSelection.set };
}
