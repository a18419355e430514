import type { socialEn } from './en.ts';

/** Connexion avec Google, Apple ou Facebook. */
export const socialFr = {
  'auth.provider.google': 'Google',
  'auth.provider.apple': 'Apple',
  'auth.provider.facebook': 'Facebook',

  'auth.social.or': 'ou',
  'auth.social.signin': 'Se connecter avec {{provider}}',
  'auth.social.signup': 'S’inscrire avec {{provider}}',
  'auth.social.use': 'Continuer avec {{provider}}',
  'auth.social.terms':
    'En continuant ainsi, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
  'auth.social.noPasswordNeeded':
    'Votre compte a été créé avec l’un de ces services ? Alors aucun mot de passe n’est nécessaire.',

  'auth.googleLoginError': 'La connexion avec Google a échoué. Veuillez réessayer.',
  'auth.appleLoginError': 'La connexion avec Apple a échoué. Veuillez réessayer.',
  'auth.facebookLoginError': 'La connexion avec Facebook a échoué. Veuillez réessayer.',
  'auth.socialLoginError': 'La connexion a échoué. Veuillez réessayer.',
  'auth.social.blocked':
    '{{provider}} n’a pas pu être chargé. Votre navigateur ou une extension le bloque peut-être.',
  'auth.social.useEmail': 'Vous pouvez utiliser votre adresse e-mail à la place.',
  'auth.social.retry': 'Réessayer',
  'auth.social.pressAgain': '{{provider}} est prêt. Appuyez encore une fois sur le bouton.',
  'auth.social.switchedOff':
    'La connexion avec {{provider}} est désactivée ici pour le moment. Veuillez écrire à l’assistance.',

  'auth.social.connectTitle': 'Relier {{provider}}',
  'auth.social.connectText':
    'Un compte existe déjà avec cette adresse. Saisissez son mot de passe pour y relier {{provider}}.',
  'auth.social.connect': 'Relier',
} satisfies Record<keyof typeof socialEn, string>;
