import type { legalEn } from './legal-en.ts';

/** Templates: whoever runs an installation adapts them to its country and company. */
export const legalFr = {
  'app.legal.template':
    'Ce texte est un modèle. L’exploitant de cette installation doit l’adapter avant toute mise en ligne publique.',

  'app.terms.intro':
    'Ces conditions disent ce que vous pouvez attendre de Maquette et ce que nous attendons de vous.',
  'app.terms.service': 'Le service',
  'app.terms.serviceText':
    'Maquette modifie des photos de pièces selon vos descriptions. Les images sont des suggestions : couleurs, dimensions et matières des meubles réels peuvent différer.',
  'app.terms.account': 'Votre compte',
  'app.terms.accountText':
    'Gardez votre mot de passe pour vous, confirmez votre adresse e-mail et n’utilisez qu’un compte, le vôtre. Vous répondez de ce qui est fait avec votre compte ; prévenez-nous si quelqu’un d’autre y est entré.',
  'app.terms.photos': 'Vos photos',
  'app.terms.photosText':
    'Vos photos et vos résultats restent à vous. N’envoyez que des photos que vous avez le droit d’utiliser, sans personnes montrées contre leur gré ni contenu illégal.',
  'app.terms.credits': 'Crédits et paiement',
  'app.terms.creditsText':
    'Une retouche coûte les crédits affichés sur son bouton avant le lancement. Une retouche qui échoue ou est annulée ne coûte rien.',
  'app.terms.end': 'Partir',
  'app.terms.endText':
    'Vous pouvez supprimer votre compte à tout moment dans votre profil ; téléchargez-y d’abord vos données si vous voulez les garder. Les crédits restants prennent fin avec le compte. Nous pouvons fermer les comptes qui enfreignent ces conditions, en disant pourquoi.',

  'app.privacy.intro': 'Ce que nous gardons de vous, pourquoi et combien de temps.',
  'app.privacy.kept': 'Ce que nous gardons',
  'app.privacy.keptText':
    'Votre nom et votre adresse e-mail, la langue de vos e-mails, vos photos et résultats avec les mots saisis, et le relevé de vos crédits. De votre mot de passe, nous gardons une empreinte dont il ne peut être déduit. De chaque endroit où vous êtes connecté, nous gardons le moment et le nom que se donne le navigateur.',
  'app.privacy.visits': 'Si vous essayez sans compte',
  'app.privacy.visitsText':
    'Votre navigateur garde un secret grâce auquel cet appareil retrouve ce que vous avez créé ; nous n’en gardons qu’une empreinte. Vos photos, vos mots et vos images sont supprimés dans les 24 heures, sauf si vous créez un compte ou vous connectez, ce qui les conserve. Pour limiter les essais gratuits d’une journée, nous les comptons par appareil et par adresse réseau, sans noter ni l’un ni l’autre en clair ; les comptes d’une journée disparaissent quand elle est passée.',
  'app.privacy.why': 'Pourquoi',
  'app.privacy.whyText':
    'Pour créer vos images, afficher votre historique, tenir le compte de vos crédits et protéger votre compte. Ni publicité, ni pistage.',
  'app.privacy.mails': 'E-mails',
  'app.privacy.mailsText':
    'Nous vous écrivons pour confirmer votre adresse, pour vous aider quand vous ne pouvez plus vous connecter, au sujet de vos paiements, de votre formule et de vos crédits, et quand quelque chose change dans votre compte ou dans votre façon de vous connecter. Rien d’autre, et aucune image qui signale l’ouverture d’un e-mail. Le service de messagerie de cette installation voit votre adresse et ce que nous écrivons.',
  'app.privacy.signIn': 'Connexion avec Google, Apple ou Facebook',
  'app.privacy.signInText':
    'Seulement si cette installation la propose. Le fournisseur nous communique votre nom, votre adresse e-mail et le numéro qu’il vous donne ; nous ne lui disons rien de vos images. La page qui affiche son bouton charge un script du fournisseur, qui voit alors votre adresse réseau.',
  'app.privacy.security': 'Journal de sécurité',
  'app.privacy.securityText':
    'Nous notons les connexions, les tentatives refusées, les changements de mot de passe, les connexions ajoutées et ce qui y ressemble, avec l’heure et l’adresse réseau, afin de pouvoir découvrir un abus.',
  'app.privacy.shared': 'Qui d’autre voit ces données',
  'app.privacy.sharedText':
    'Si un service d’images extérieur est configuré, il reçoit la photo, le masque et les mots d’une retouche. Les numéros de carte ne vont qu’au prestataire de paiement. Si vous partagez des images par un lien, toute personne qui l’a les voit jusqu’à ce qu’il prenne fin ; ce qu’elle répond est conservé pour vous.',
  'app.privacy.photos': 'Détails des photos',
  'app.privacy.photosText':
    'Le lieu, l’appareil et les autres détails cachés d’une photo sont retirés de toute image affichée ou remise.',
  'app.privacy.duration': 'Combien de temps',
  'app.privacy.durationText':
    'Jusqu’à ce que vous supprimiez ces données. Les images supprimées restent 30 jours dans la corbeille, pour pouvoir réparer une erreur. Le journal de sécurité disparaît après 180 jours. Une connexion prend fin après un jour sans usage, après 30 jours si vous avez demandé à rester connecté, et dans tous les cas après 90 jours.',
  'app.privacy.rights': 'Votre copie, et votre départ',
  'app.privacy.rightsText':
    'Dans votre profil, vous pouvez télécharger tout ce que nous gardons de vous et supprimer votre compte. La suppression retire aussitôt votre nom, votre adresse, vos images, retouches et connexions. Il reste le relevé des crédits sans votre nom, exigé par la comptabilité, et, jusqu’au terme des 180 jours, le fait que le compte a servi et a été supprimé, sans aucune adresse. Les sauvegardes de cette installation peuvent contenir des copies plus anciennes jusqu’à leur remplacement.',
  'app.privacy.browser': 'Dans votre navigateur',
  'app.privacy.browserText':
    'Nous y conservons votre session, le thème, la langue et le travail en cours. Nous ne posons aucun cookie ; un fournisseur de connexion peut poser les siens quand vous utilisez son bouton.',

  'app.support.intro': 'Comment obtenir de l’aide, et ce qu’il faut nous dire pour que nous puissions aider.',
  'app.support.first': 'À essayer d’abord',
  'app.support.firstText':
    'Rechargez la page. Si une photo est refusée, vérifiez qu’elle est au format JPEG, PNG ou WebP et ne dépasse pas 10 Mo.',
  'app.support.money': 'Questions sur les crédits',
  'app.support.moneyText':
    'Une retouche échouée ou annulée n’est jamais facturée : ses crédits sont réservés pendant le travail et reviennent aussitôt.',
  'app.support.plans': 'L’assistance et votre formule',
  'app.support.plansText':
    'Chaque formule indique l’assistance qu’elle comprend : standard, prioritaire, ou 24 h/24 et 7 j/7. L’exploitant de ce site répond, et fixe ce que chacune veut dire.',
  'app.support.signIn': 'Vous ne pouvez pas vous connecter',
  'app.support.signInText':
    'Demandez sur la page de connexion un lien pour définir un nouveau mot de passe. Si aucun e-mail n’arrive en quelques minutes, regardez dans vos courriers indésirables et vérifiez que l’adresse est bien celle de votre compte. Les liens pour un nouveau mot de passe fonctionnent une heure, ceux qui confirment une adresse 24 heures.',
  'app.support.moneyQuestion': 'Une question sur un paiement ?',
  'app.support.write': 'Nous écrire',
  'app.support.writeText': 'Dites-nous ce que vous avez fait, quand, et la version affichée en bas de page.',
} satisfies Record<keyof typeof legalEn, string>;
