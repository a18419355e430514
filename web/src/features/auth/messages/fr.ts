import type { authEn } from './en.ts';

export const authFr = {
  'auth.needsScripts': 'Ce formulaire a besoin de JavaScript : veuillez l’autoriser pour ce site.',
  'auth.email': 'E-mail',
  'auth.password': 'Mot de passe',
  'auth.confirmPassword': 'Confirmer le mot de passe',
  'auth.fullName': 'Nom complet',
  'auth.showPassword': 'Afficher le mot de passe',
  'auth.hidePassword': 'Masquer le mot de passe',

  'auth.loginTitle': 'Bon retour parmi nous',
  'auth.loginIntro': 'Retrouvez vos pièces et vos crédits.',
  'auth.rememberMe': 'Rester connecté pendant 30 jours',
  'auth.forgotPassword': 'Mot de passe oublié ?',
  'auth.sessionEnded':
    'Votre session a pris fin. Reconnectez-vous : votre travail est conservé sur cet appareil.',
  'auth.signIn': 'Se connecter',
  'auth.noAccount': 'Nouveau sur Maquette ?',
  'auth.createAccount': 'Créer un compte',
  'auth.loginError': 'L’adresse e-mail ou le mot de passe est incorrect.',
  'auth.loginFailed': 'La connexion a échoué. Veuillez réessayer.',

  'auth.registerTitle': 'Créez votre compte',
  'auth.registerIntro': 'Chaque nouveau compte reçoit des crédits d’essai, sans carte bancaire.',
  'auth.agreeTerms':
    'J’accepte les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
  'auth.register': 'Créer le compte',
  'auth.haveAccount': 'Vous avez déjà un compte ?',
  'auth.registrationSuccess':
    'Votre compte est prêt. Consultez votre messagerie pour confirmer votre adresse.',
  'auth.registrationError': 'L’inscription a échoué. Veuillez réessayer.',
  'auth.emailAlreadyInUse':
    'Un compte existe déjà avec cette adresse e-mail. <signIn>Vous connecter plutôt ?</signIn>',

  'auth.required.fullName': 'Veuillez indiquer votre nom.',
  'auth.required.email': 'Veuillez saisir votre adresse e-mail.',
  'auth.required.password': 'Veuillez saisir un mot de passe.',
  'auth.required.confirmPassword': 'Veuillez répéter le mot de passe.',
  'auth.invalidEmail': 'Cela ne ressemble pas à une adresse e-mail.',
  'auth.passwordsDiffer': 'Les mots de passe ne correspondent pas.',
  'auth.mustAgree': 'Vous devez accepter les conditions d’utilisation et la politique de confidentialité.',

  'auth.passwordRules': 'Votre mot de passe doit contenir',
  'auth.rule.too_short': 'Au moins 8 caractères',
  'auth.rule.no_uppercase': 'Une majuscule',
  'auth.rule.no_lowercase': 'Une minuscule',
  'auth.rule.no_digit': 'Un chiffre',
  'auth.ruleMet': 'fait',
  'auth.ruleOpen': 'manque encore',
  'auth.passwordHint': 'Des caractères spéciaux le rendent encore plus sûr.',
  'auth.passwordProblem.too_short': 'Le mot de passe doit compter au moins 8 caractères.',
  'auth.passwordProblem.no_uppercase': 'Le mot de passe doit contenir une majuscule.',
  'auth.passwordProblem.no_lowercase': 'Le mot de passe doit contenir une minuscule.',
  'auth.passwordProblem.no_digit': 'Le mot de passe doit contenir un chiffre.',

  'auth.userMenu': 'Menu du compte',
  'auth.user': 'Utilisateur',
  'auth.signOut': 'Se déconnecter',
  'auth.emailNotVerified': 'E-mail non vérifié',

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
    'Votre compte a l’adresse {{email}}. Pour la changer, nous envoyons un lien à la nouvelle ; elle change quand vous ouvrez ce lien.',
  'auth.changeEmail.elsewhere':
    'Vous vous connectez avec {{provider}} : l’adresse de votre compte y est gérée.',
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
    'Vous vous connectez désormais avec {{email}}, et nous y écrivons. L’ancienne adresse a reçu un lien qui permet d’annuler pendant 72 heures.',
  'auth.emailChanged.toProfile': 'Aller au profil',
  'auth.emailChanged.failedTitle': 'Votre adresse n’a pas pu être changée',
  'auth.emailChanged.failed': 'L’adresse n’a pas pu être changée. Veuillez réessayer.',
  'auth.emailChanged.deadLink':
    'Il a expiré, ou un lien plus récent l’a remplacé. Demandez-en un autre dans votre profil.',
  'auth.undoEmail.title': 'Annuler le changement d’adresse ?',
  'auth.undoEmail.text':
    'Le compte retrouve son ancienne adresse. Tous les appareils sont déconnectés, le mot de passe n’est plus valable, et nous vous envoyons un lien pour en choisir un nouveau.',
  'auth.undoEmail.confirm': 'Annuler le changement',
  'auth.undoEmail.deadLink':
    'Ce lien a déjà servi, date de plus de 72 heures ou est incomplet. Si vous avez perdu l’accès à votre compte, demandez un lien pour un nouveau mot de passe à votre adresse, ou écrivez-nous.',
  'auth.undoEmail.toReset': 'Nouveau mot de passe',
  'auth.undoEmail.leave': 'Garder la nouvelle adresse',
  'auth.undoEmail.failed': 'Le changement n’a pas pu être annulé. Veuillez réessayer.',
  'auth.emailUndone.title': 'Le compte a retrouvé son adresse',
  'auth.emailUndone.text':
    'C’est de nouveau {{email}}. Tous les appareils ont été déconnectés. Ouvrez l’e-mail que nous venons de vous envoyer et choisissez un nouveau mot de passe.',
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
  'auth.resendVerification': 'Envoyer un nouveau lien',
  'auth.verificationEmailResent':
    'Si {{email}} reste à confirmer, un nouveau lien vient d’y être envoyé. Si rien n’arrive, regardez dans vos courriers indésirables.',
  'auth.resendVerificationError': 'L’envoi de l’e-mail de vérification a échoué. Veuillez réessayer.',
  'auth.noUserEmail': 'Aucune adresse e-mail disponible. Veuillez d’abord vous connecter.',
  'auth.emailRequired': 'L’adresse e-mail est nécessaire. Connectez-vous ou indiquez une adresse.',

  'auth.unverified.title': 'Veuillez confirmer votre adresse e-mail',
  'auth.unverified.text':
    'Nous avons écrit à {{email}}. Ouvrez le lien de cet e-mail pour confirmer l’adresse.',
  'auth.unverified.send': 'Renvoyer l’e-mail de vérification',
  'auth.verificationEmailSent':
    'E-mail de vérification envoyé. Il peut mettre une minute à arriver ; regardez aussi dans vos courriers indésirables.',
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
  'auth.sessions.endFailed': 'Cet appareil n’a pas pu être déconnecté. Veuillez réessayer.',
  'auth.sessions.ended': '{{device}} a été déconnecté.',
  'auth.sessions.othersEnded_one': '{{count}} autre appareil a été déconnecté.',
  'auth.sessions.othersEnded_other': '{{count}} autres appareils ont été déconnectés.',
  'auth.sessions.othersLeft_one': '{{count}} appareil n’a pas pu être déconnecté. Veuillez réessayer.',
  'auth.sessions.othersLeft_other': '{{count}} appareils n’ont pas pu être déconnectés. Veuillez réessayer.',
  'auth.sessions.askTitle': 'Vous déconnecter ici ?',
  'auth.sessions.askText': 'C’est l’appareil que vous utilisez. Vous reviendrez à l’accueil.',
  'auth.sessions.stay': 'Rester connecté',

  'auth.keys.title': 'Clés pour vos programmes',
  'auth.keys.intro':
    'Avec une clé, vos propres programmes font des retouches sur votre compte et dépensent ses crédits. Ils l’envoient comme jeton « bearer ».',
  'auth.keys.needsBusiness': 'Les clés font partie de la formule Business.',
  'auth.keys.resting':
    'Les clés font partie de la formule Business. Les vôtres sont suspendues jusqu’à ce que vous ayez de nouveau cette formule.',
  'auth.keys.toPlans': 'Voir les formules',
  'auth.keys.failed': 'Vos clés n’ont pas pu être chargées.',
  'auth.keys.none': 'Vous n’avez pas encore de clé.',
  'auth.keys.name': 'Nom de la nouvelle clé',
  'auth.keys.nameHint': 'À quoi elle sert, par exemple « Site web » ou « Portable ».',
  'auth.keys.nameRequired': 'Veuillez donner un nom à la clé.',
  'auth.keys.make': 'Créer une clé',
  'auth.keys.makeFailed': 'La clé n’a pas pu être créée. Veuillez réessayer.',
  'auth.keys.made': 'Votre clé « {{name}} » est créée',
  'auth.keys.once': 'Copiez-la maintenant et gardez-la comme un mot de passe. Elle ne sera plus affichée.',
  'auth.keys.copy': 'Copier la clé',
  'auth.keys.copied': 'Copiée.',
  'auth.keys.copyFailed':
    'Votre navigateur n’a pas permis la copie. Sélectionnez la clé et copiez-la à la main.',
  'auth.keys.kept': 'Je l’ai gardée',
  'auth.keys.start': '{{start}}…',
  'auth.keys.since': 'Créée le {{date}}',
  'auth.keys.used': 'Utilisée pour la dernière fois le {{date}}',
  'auth.keys.unused': 'Jamais utilisée',
  'auth.keys.end': 'Révoquer',
  'auth.keys.endNamed': 'Révoquer la clé « {{name}} »',
  'auth.keys.askTitle': 'Révoquer « {{name}} » ?',
  'auth.keys.askText':
    'Les programmes qui utilisent cette clé sont refusés à partir de maintenant. C’est définitif ; vous pouvez créer une nouvelle clé.',
  'auth.keys.keep': 'Garder la clé',
  'auth.keys.ended': 'La clé « {{name}} » a été révoquée.',
  'auth.keys.endFailed': 'La clé n’a pas pu être révoquée. Veuillez réessayer.',

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
  'auth.social.pressAgain': '{{provider}} est prêt. Appuyez encore une fois sur le bouton.',
  'auth.social.switchedOff':
    'La connexion avec {{provider}} est désactivée ici pour le moment. Veuillez écrire à l’assistance.',

  'auth.social.connectTitle': 'Relier {{provider}}',
  'auth.social.connectText':
    'Un compte existe déjà avec cette adresse. Saisissez son mot de passe pour y relier {{provider}}.',
  'auth.social.connect': 'Relier',
} satisfies Record<keyof typeof authEn, string>;
