export { issueMailToken } from './issue-mail-token.ts';
export { readMailToken } from './read-mail-token.ts';
export { sweepMailTokens } from './sweep-mail-tokens.ts';
export { removeMailTokensOf, useMailToken, voidMailTokens } from './mail-tokens.store.ts';
