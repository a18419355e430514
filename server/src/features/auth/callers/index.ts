export { isStillSignedIn } from './is-still-signed-in.ts';
export { recogniseCaller } from './recognise-caller.ts';
