import { storedValue } from '../../platform/storage/stored-value.ts';
import { isWithin, toolHomes } from '../paths.ts';

const tools = Object.values(toolHomes);

/** An address within one of the tools, or null. */
export const toolAddress = (text: string): string | null =>
  tools.some((home) => isWithin(home, text)) ? text : null;

/** Where in the tools somebody was when the credits ran short, kept in this tab: the way back from the checkout. */
export const pictureInHand = (userId: string) =>
  storedValue<string | null>(
    {
      key: `picture_in_hand:${userId}`,
      parse: toolAddress,
      print: (address) => address ?? '',
      fallback: () => null,
    },
    () => window.sessionStorage,
  );
