import { storedValue } from '../../platform/storage/stored-value.ts';
import { paths } from '../paths.ts';

const tools = [
  paths.furnitureInpainting,
  paths.searchReplace,
  paths.searchRecolor,
  paths.emptyRoom,
  paths.furnish,
].map(({ href }) => href());

/** An address within one of the tools, or null. */
export const toolAddress = (text: string): string | null =>
  tools.some((tool) => text === tool || text.startsWith(`${tool}/`)) ? text : null;

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
