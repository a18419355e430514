import type { accountEn } from './en.ts';

/** Words of what somebody signed in sees of their account. */
export const accountFr = {
  'auth.unverified.title': 'Veuillez confirmer votre adresse e-mail',
  'auth.unverified.text':
    'Nous avons écrit à {{email}}. Ouvrez le lien de cet e-mail pour confirmer l’adresse.',
  'auth.unverified.send': 'Renvoyer l’e-mail de vérification',
  'auth.verificationEmailSent':
    'E-mail de vérification envoyé. Il peut mettre une minute à arriver ; regardez aussi dans les indésirables.',
  'auth.verificationEmailError': 'L’envoi de l’e-mail de vérification a échoué. Veuillez réessayer.',

  'auth.account': 'Détails du compte',
  'auth.memberSince': 'Membre depuis',
  'auth.emailVerified': 'Adresse vérifiée',
  'auth.yes': 'Oui',
  'auth.notYet': 'Pas encore',
  'auth.account.type': 'Type de compte',
  'auth.account.free': 'Gratuit',
  'auth.account.signIn': 'Mode de connexion',
  'auth.provider.local': 'E-mail et mot de passe',

  'auth.changePassword.title': 'Mot de passe',
  'auth.changePassword.intro':
    'Après le changement, vous êtes déconnecté partout, ici aussi, et vous vous reconnectez avec le nouveau mot de passe.',
  'auth.changePassword.elsewhere':
    'Vous vous connectez avec {{provider}} : il n’y a pas de mot de passe ici. Il est géré par {{provider}}.',
  'auth.changePassword.current': 'Mot de passe actuel',
  'auth.changePassword.new': 'Nouveau mot de passe',
  'auth.changePassword.confirm': 'Confirmer le nouveau mot de passe',
  'auth.changePassword.save': 'Changer le mot de passe',
  'auth.required.currentPassword': 'Veuillez saisir votre mot de passe actuel.',
  'auth.required.newPassword': 'Veuillez saisir un nouveau mot de passe.',
  'auth.newPasswordsDiffer': 'Les nouveaux mots de passe ne correspondent pas.',
  'auth.passwordUpdateError': 'Le changement de mot de passe a échoué',
  'auth.passwordChanged': 'Votre mot de passe a été changé. Connectez-vous avec le nouveau.',

  'auth.sessions.title': 'Où vous êtes connecté',
  'auth.sessions.intro':
    'Si l’un de ces appareils vous est inconnu, déconnectez-le et changez votre mot de passe.',
  'auth.sessions.device': '{{browser}} sur {{system}}',
  'auth.sessions.unknown': 'Appareil inconnu',
  'auth.sessions.current': 'Cet appareil',
  'auth.sessions.activeNow': 'Actif en ce moment',
  'auth.sessions.lastUsed': 'Dernière utilisation : {{when}}',
  'auth.sessions.since': 'Connecté le {{date}}',
  'auth.sessions.end': 'Déconnecter',
  'auth.sessions.endNamed': 'Déconnecter {{device}}, dernière utilisation : {{when}}',
  'auth.sessions.endCurrentNamed': 'Déconnecter cet appareil',
  'auth.sessions.endOthers': 'Déconnecter tous les autres',
  'auth.sessions.onlyHere': 'Vous n’êtes connecté que sur cet appareil.',
  'auth.sessions.failed': 'La liste des appareils n’a pas pu être chargée.',
  'auth.sessions.retry': 'Réessayer',
  'auth.sessions.endFailed': 'Cet appareil n’a pas pu être déconnecté. Veuillez réessayer.',
  'auth.sessions.ended': '{{device}} a été déconnecté.',
  'auth.sessions.othersEnded_one': '{{count}} autre appareil a été déconnecté.',
  'auth.sessions.othersEnded_other': '{{count}} autres appareils ont été déconnectés.',
  'auth.sessions.othersLeft_one': '{{count}} appareil n’a pas pu être déconnecté. Veuillez réessayer.',
  'auth.sessions.othersLeft_other': '{{count}} appareils n’ont pas pu être déconnectés. Veuillez réessayer.',
  'auth.sessions.askTitle': 'Vous déconnecter ici ?',
  'auth.sessions.askText': 'C’est l’appareil que vous utilisez. Vous reviendrez à l’accueil.',
  'auth.sessions.stay': 'Rester connecté',
} satisfies Record<keyof typeof accountEn, string>;
