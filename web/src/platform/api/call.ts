import { authProvider, authToken } from '../storage/preferences.ts';
import { makeCall, makeStart } from './make-call.ts';
import { type Connection, makeSend } from './send.ts';

const browser: Connection = {
  origin: '',
  token: authToken.get,
  language: () => document.documentElement.lang,
  onTokenRefused: (token) => {
    // Another tab may have signed in meanwhile.
    if (authToken.get() !== token) return;
    authToken.clear();
    authProvider.clear();
  },
};

/** Calls an endpoint of the own server with the session's token. See `makeCall`. */
export const call = makeCall(browser);
/** Starts long work without waiting for its end. See `makeStart`. */
export const start = makeStart(browser);
/** The raw response, for streams. See `makeSend`. */
export const send = makeSend(browser);
