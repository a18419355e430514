import type { authEn } from './en.ts';

export const authFr = {
  'auth.needsScripts': 'Ce formulaire a besoin de JavaScript : veuillez l’autoriser pour ce site.',
  'auth.email': 'E-mail',
  'auth.password': 'Mot de passe',
  'auth.confirmPassword': 'Confirmer le mot de passe',
  'auth.fullName': 'Nom complet',
  'auth.showPassword': 'Afficher le mot de passe',
  'auth.hidePassword': 'Masquer le mot de passe',

  'auth.loginTitle': 'Heureux de vous revoir',
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
  'auth.profile': 'Profil',
  'auth.subscription': 'Abonnement et crédits',
  'auth.admin': 'Administration',
  'auth.signOut': 'Se déconnecter',
  'auth.emailNotVerified': 'E-mail non vérifié',
} satisfies Record<keyof typeof authEn, string>;
