import type { SocialProvider } from '@maquette/contract';
import type { ReactNode } from 'react';

/** What a provider gave for a fresh sign-in. */
export interface FreshSignIn {
  provider: SocialProvider;
  credential: string;
}

interface SignInAgainProps {
  provider: SocialProvider;
  /** Called with the proof that it is the owner who asks. */
  onProof: (proof: FreshSignIn) => void;
}

/** What the deletion asks of accounts without a password; the page hands it in. */
export type SignInAgain = (props: SignInAgainProps) => ReactNode;
