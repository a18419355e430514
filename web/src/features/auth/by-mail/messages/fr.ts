import type { byMailEn } from './en.ts';

export const byMailFr = {
  'auth.forgotTitle': 'Mot de passe oublié ?',
  'auth.forgotIntro':
    'Indiquez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  'auth.sendResetLink': 'Envoyer le lien',
  'auth.backToSignIn': 'Retour à la connexion',
  'auth.passwordResetEmailSent':
    'Si un compte existe avec cette adresse, un lien vient d’y être envoyé. Il est valable 1 heure. Si rien n’arrive, regardez dans vos courriers indésirables.',
  'auth.passwordResetError': 'La demande de réinitialisation du mot de passe a échoué. Veuillez réessayer.',

  'auth.resetTitle': 'Choisissez un nouveau mot de passe',
  'auth.resetIntro': 'Vous vous reconnecterez ensuite sur chacun de vos appareils.',
  'auth.newPassword': 'Nouveau mot de passe',
  'auth.confirmNewPassword': 'Confirmer le nouveau mot de passe',
  'auth.setNewPassword': 'Enregistrer le mot de passe',
  'auth.passwordResetSuccess': 'Votre nouveau mot de passe est enregistré. La page de connexion va s’ouvrir.',
  'auth.resetFailed': 'La réinitialisation du mot de passe a échoué. Veuillez réessayer.',
  'auth.askForNewLink': 'Demander un nouveau lien',

  'auth.changeEmail.title': 'Adresse e-mail',
  'auth.changeEmail.intro':
    'Votre compte a l’adresse {{email}}. Pour la changer, nous envoyons un lien à la nouvelle ; elle change quand vous l’ouvrez.',
  'auth.changeEmail.elsewhere':
    'Vous vous connectez avec {{provider}} : l’adresse de votre compte est la sienne.',
  'auth.changeEmail.email': 'Nouvelle adresse e-mail',
  'auth.changeEmail.emailRequired': 'Veuillez saisir une adresse e-mail valable.',
  'auth.changeEmail.password': 'Votre mot de passe',
  'auth.changeEmail.passwordRequired': 'Veuillez saisir votre mot de passe.',
  'auth.changeEmail.send': 'Envoyer le lien',
  'auth.changeEmail.sent':
    'Un lien est en route vers {{email}}. Ouvrez-le dans les 24 heures ; d’ici là, rien ne change.',
  'auth.changeEmail.failed': 'L’adresse n’a pas pu être changée. Veuillez réessayer.',
  'auth.emailChanged.title': 'Votre nouvelle adresse est en place',
  'auth.emailChanged.text':
    'Vous vous connectez désormais avec {{email}}, et nous y écrivons. L’ancienne adresse en est informée, avec un retour possible pendant 72 heures.',
  'auth.emailChanged.toProfile': 'Aller au profil',
  'auth.emailChanged.failedTitle': 'Votre adresse n’a pas pu être changée',
  'auth.emailChanged.failed': 'L’adresse n’a pas pu être changée. Veuillez réessayer.',
  'auth.emailChanged.deadLink':
    'Il a expiré, ou un lien plus récent l’a remplacé. Demandez-en un autre dans votre profil.',
  'auth.undoEmail.title': 'Annuler le changement d’adresse ?',
  'auth.undoEmail.text':
    'Le compte retrouve son ancienne adresse. Tout le monde est déconnecté, le mot de passe prend fin, et nous vous envoyons un lien pour en choisir un nouveau.',
  'auth.undoEmail.confirm': 'Annuler le changement',
  'auth.undoEmail.leave': 'Laisser la nouvelle adresse',
  'auth.undoEmail.failed': 'Le changement n’a pas pu être annulé. Veuillez réessayer.',
  'auth.emailUndone.title': 'Le compte a retrouvé son adresse',
  'auth.emailUndone.text':
    'C’est de nouveau {{email}}. Tout le monde a été déconnecté. Ouvrez l’e-mail que nous venons de vous envoyer et choisissez un nouveau mot de passe.',
  'auth.verifiedStart': 'Commencer',

  'auth.verifyingTitle': 'Confirmation de votre adresse',
  'auth.verifyingText': 'Un instant, s’il vous plaît.',
  'auth.verifiedTitle': 'Votre adresse est confirmée',
  'auth.verifiedText': 'Merci. Tout est prêt pour votre première pièce.',
  'auth.invalidLinkTitle': 'Ce lien ne fonctionne pas',
  'auth.invalidVerificationLink':
    'Le lien de vérification n’est pas valide. Ouvrez notre e-mail le plus récent et veillez à copier le lien en entier.',
  'auth.expiredLinkTitle': 'Ce lien a expiré',
  'auth.expiredVerificationLink':
    'Un lien de vérification est valable 24 heures. Nous pouvons vous en envoyer un nouveau.',
  'auth.verificationFailedTitle': 'Votre adresse n’a pas pu être confirmée',
  'auth.emailVerificationError': 'La vérification de l’e-mail a échoué. Veuillez réessayer.',
  'auth.tryAgain': 'Réessayer',
  'auth.resendVerification': 'Envoyer un nouveau lien',
  'auth.verificationEmailResent':
    'Si {{email}} reste à confirmer, un nouveau lien vient d’y être envoyé. Si rien n’arrive, regardez dans vos courriers indésirables.',
  'auth.resendVerificationError': 'L’envoi de l’e-mail de vérification a échoué. Veuillez réessayer.',
  'auth.noUserEmail': 'Aucune adresse e-mail disponible. Veuillez d’abord vous connecter.',
  'auth.emailRequired': 'L’adresse e-mail est nécessaire. Connectez-vous ou indiquez une adresse.',
} satisfies Record<keyof typeof byMailEn, string>;
