import type { Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';

export const socialWords = {
  en: {
    signIn: (provider: string) => `Sign in with ${provider}`,
    signUp: (provider: string) => `Sign up with ${provider}`,
    again: (provider: string) => `Continue with ${provider}`,
    signOut: 'Sign out',
    googleFailed: 'Google login failed. Please try again.',
    unverified: 'The email address of this sign-in is not confirmed.',
    noAddress: 'The sign-in did not tell us your email address.',
    connectTitle: 'Connect Google',
    exists: 'An account with this address already exists. Enter its password to connect Google.',
    password: 'Password',
    wrongPassword: 'This is not your password.',
    notVerified: 'Email not verified',
  },
  fr: {
    signIn: (provider: string) => `Se connecter avec ${provider}`,
    signUp: (provider: string) => `S’inscrire avec ${provider}`,
    again: (provider: string) => `Continuer avec ${provider}`,
    signOut: 'Se déconnecter',
    googleFailed: 'La connexion avec Google a échoué. Veuillez réessayer.',
    unverified: 'L’adresse e-mail de cette connexion n’est pas confirmée.',
    noAddress: 'La connexion ne nous a pas donné votre adresse e-mail.',
    connectTitle: 'Relier Google',
    exists: 'Un compte existe déjà avec cette adresse. Saisissez son mot de passe pour y relier Google.',
    password: 'Mot de passe',
    wrongPassword: 'Ce n’est pas votre mot de passe.',
    notVerified: 'E-mail non vérifié',
  },
} as const;

export const speak = (page: Page, language: string, theme = 'light') =>
  page.addInitScript(
    ([look, lng]) => {
      // A provider's frame has no storage of ours.
      if (window.top !== window) return;
      localStorage.setItem('theme', look!);
      localStorage.setItem('i18nextLng', lng!);
    },
    [theme, language],
  );

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** What Google says of somebody whose address it has seen proof of. */
export const withGoogle = ({ email, fullName }: Person) => ({
  claims: { sub: `google-${email}`, email, email_verified: true, name: fullName },
});
