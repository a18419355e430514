export { startBflSimulator } from './bfl-simulator.ts';
export { type BreakingProxy, type Mishap, startBreakingProxy } from './breaking-proxy.ts';
export { type ComfyuiSimulatorOptions, startComfyuiSimulator } from './comfyui-simulator.ts';
export {
  appleClientId,
  facebookApp,
  type FacebookToken,
  googleClientId,
  type IdentityProviderSimulator,
  startIdentityProvider,
} from './identity-provider.ts';
export { newSigningKey, publicJwk, type TokenWishes } from './identity-tokens.ts';
export { startTranslateSimulator } from './libretranslate-simulator.ts';
export { openAiKey, startOpenAi } from './openai-simulator.ts';
export { paint, paintColour } from './paint.ts';
export type { Form } from './read-form.ts';
export { type SdcppSimulatorOptions, startSdcppSimulator } from './sdcpp-simulator.ts';
export { serveAll, type ServedSimulators } from './serve-all.ts';
export { type Fault, type SimCall, type Simulator, startSimulator } from './simulator.ts';
export { openSmtp, type SmtpListener, type SmtpListenerOptions, type SmtpManner } from './smtp-listener.ts';
export { stabilityKey, startStability } from './stability-simulator.ts';
export { startStripe, type StripeOptions, type StripeSimulator } from './stripe/stripe-simulator.ts';
export { MANNERS } from './vary-answer.ts';
