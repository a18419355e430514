import { useState } from 'react';
import { type AttemptKeys, attemptKeys } from './attempt-keys.ts';

/** The keys of one form or button, as `attemptKeys` gives them. */
export const useAttemptKey = (): AttemptKeys => useState(() => attemptKeys())[0];
