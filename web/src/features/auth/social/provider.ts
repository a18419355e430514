import type { Capabilities, SocialProvider } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '../../../platform/query/capabilities-query.ts';

export type { SocialProvider };

/** The providers of this installation, with our number at each. */
export type SignInOptions = Capabilities['signIn'];

/** What a provider's script gives the browser after somebody has signed in there. */
export interface Proof {
  /** Google and Apple: an ID token. Facebook: an access token. */
  credential: string;
  /** Only where the provider tells the name to the browser alone. */
  fullName?: string;
}

/** What the buttons are for: their words follow from it. */
export type Purpose = 'signin' | 'signup' | 'use';

/** The specified heights: 40, 32 and 20 pixels. */
export type SocialSize = 'large' | 'medium' | 'small';

/** Which providers one can sign in with here, and our number with each; undefined until that is known. */
export function useSignInOptions(): SignInOptions | undefined {
  return useQuery(capabilitiesQuery).data?.signIn;
}
