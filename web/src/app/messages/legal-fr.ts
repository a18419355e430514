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
    'Gardez votre mot de passe pour vous et votre adresse e-mail à jour. Vous répondez de ce qui est fait avec votre compte.',
  'app.terms.photos': 'Vos photos',
  'app.terms.photosText':
    'Vos photos et vos résultats restent à vous. N’envoyez que des photos que vous avez le droit d’utiliser, sans personnes montrées contre leur gré ni contenu illégal.',
  'app.terms.credits': 'Crédits et paiement',
  'app.terms.creditsText':
    'Une retouche coûte les crédits affichés sur son bouton avant le lancement. Une retouche qui échoue ou est annulée ne coûte rien.',
  'app.terms.end': 'Partir',
  'app.terms.endText':
    'Vous pouvez fermer votre compte à tout moment. Nous pouvons fermer les comptes qui enfreignent ces conditions, en disant pourquoi.',

  'app.privacy.intro': 'Ce que nous gardons de vous, pourquoi et combien de temps.',
  'app.privacy.kept': 'Ce que nous gardons',
  'app.privacy.keptText':
    'Votre nom et votre adresse e-mail, vos photos et résultats avec les mots saisis, et le relevé de vos crédits.',
  'app.privacy.why': 'Pourquoi',
  'app.privacy.whyText':
    'Pour créer vos images, afficher votre historique et tenir le compte de vos crédits. Ni publicité, ni pistage.',
  'app.privacy.shared': 'Qui d’autre les voit',
  'app.privacy.sharedText':
    'Si un service d’images extérieur est configuré, il reçoit la photo, le masque et les mots d’une retouche. Les numéros de carte ne vont qu’au prestataire de paiement.',
  'app.privacy.photos': 'Détails des photos',
  'app.privacy.photosText':
    'Le lieu, l’appareil et les autres détails cachés d’une photo sont retirés de toute image affichée ou remise.',
  'app.privacy.duration': 'Combien de temps',
  'app.privacy.durationText':
    'Jusqu’à ce que vous les supprimiez. Les images supprimées restent 30 jours dans la corbeille, pour pouvoir réparer une erreur.',
  'app.privacy.browser': 'Dans votre navigateur',
  'app.privacy.browserText':
    'Nous y conservons votre session, le thème, la langue et le travail en cours. Aucun cookie tiers.',

  'app.support.intro': 'Comment obtenir de l’aide, et ce qu’il faut nous dire pour que nous puissions aider.',
  'app.support.first': 'À essayer d’abord',
  'app.support.firstText':
    'Rechargez la page. Si une photo est refusée, vérifiez qu’elle est au format JPEG, PNG ou WebP et ne dépasse pas 10 Mo.',
  'app.support.money': 'Questions sur les crédits',
  'app.support.moneyText':
    'Une retouche échouée ou annulée n’est jamais facturée : ses crédits sont retenus pendant le travail et reviennent aussitôt.',
  'app.support.write': 'Nous écrire',
  'app.support.writeText':
    'Contactez l’exploitant de cette installation. Dites ce que vous avez fait, quand, et la version affichée en bas de page.',
} satisfies Record<keyof typeof legalEn, string>;
