import type { appEn } from './app-en.ts';
import type { enRest } from './en-rest.ts';

export type AppKey = keyof typeof appEn;
/** Every message of the product with its English words. */
export type Messages = typeof appEn & typeof enRest;
