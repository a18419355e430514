import type { SignInSettings } from '../config/sign-in-settings.ts';
import { apple } from './apple.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import type { IdentityProviders, ProviderPorts } from './identity-provider.ts';

/** The services that the settings name. */
export const chooseIdentityProviders = (
  settings: SignInSettings,
  ports: ProviderPorts,
): IdentityProviders => ({
  ...(settings.google && { google: google(settings.google, ports) }),
  ...(settings.apple && { apple: apple(settings.apple, ports) }),
  ...(settings.facebook && { facebook: facebook(settings.facebook, ports) }),
});
