import type { subscriptionsEn } from './en.ts';

export const subscriptionsFr = {
  'subscription.errors.initialization': 'Impossible de charger les formules',
  'subscription.errors.fetchOwn': 'Impossible de charger vos abonnements',
  'subscription.errors.subscribe': 'L’abonnement à la formule a échoué',
  'subscription.errors.cancel': 'La résiliation de l’abonnement a échoué',
  'subscription.errors.resume': 'La reprise de l’abonnement a échoué',

  'subscription.subscribe.done': 'Votre abonnement est actif',
  'subscription.subscribe.credits_one': '{{count, number}} crédit chaque mois',
  'subscription.subscribe.credits_other': '{{count, number}} crédits chaque mois',
  'subscription.subscribe.title': 'S’abonner à {{plan}}',
  'subscription.subscribe.switch':
    'Un nouveau mois payant de {{to}} commence aussitôt, et {{from}} n’est plus renouvelée. Vous gardez les crédits que vous avez.',
  'subscription.subscribe.stillRuns':
    '{{from}} est payée jusqu’au {{date}}. Un nouveau mois payant de {{to}} commence aussitôt ; les jours qui restent ne sont pas remboursés.',
  'subscription.subscribe.autoRenew': 'Renouveler chaque mois jusqu’à ma résiliation',

  'subscription.cancel.done': 'Votre abonnement est résilié',
  'subscription.cancel.text':
    'Votre formule {{plan}} reste active jusqu’au {{date}} et ne sera plus facturée. Vous gardez les crédits que vous avez.',
  'subscription.cancel.title': 'Résilier {{plan}} ?',
  'subscription.cancel.until':
    '{{plan}} reste active jusqu’au {{date}}. Elle prend fin ensuite, et plus rien n’est débité.',
  'subscription.cancel.unpaid':
    'Nous n’essayons plus de débiter votre carte. {{plan}} a pris fin le {{date}}, et plus rien n’est débité.',
  'subscription.cancel.stays': 'Les crédits que vous avez et toutes vos images restent.',
  'subscription.cancel.keep': 'Garder la formule',
  'subscription.cancel.confirm': 'Résilier la formule',

  'subscription.row.title': 'Vos abonnements',
  'subscription.row.none':
    'Vous n’avez pas encore d’abonnement. Choisissez une formule ci-dessous pour recevoir des crédits chaque mois.',
  'subscription.row.renewsOn': 'Se renouvelle le {{date}}',
  'subscription.row.endsOn': 'Se termine le {{date}}, sans renouvellement',
  'subscription.row.failed':
    'Votre carte a été refusée pour le mois suivant. Nous réessaierons : choisissez une autre carte par défaut.',
  'subscription.row.cancelNamed': 'Résilier l’abonnement {{plan}}',
  'subscription.row.resumeNamed': 'Reprendre l’abonnement {{plan}}',

  'subscription.plans.chooseThis': 'Choisir',
  'subscription.plans.current': 'Votre formule',
  'subscription.plans.choose': 'Choisir {{plan}}',
  'subscription.plans.perMonth': 'par mois',
  'subscription.plans.adds':
    '{{perCredit}} par crédit. Les crédits non utilisés restent pour les mois suivants.',
  'subscription.plans.note': 'Prix en dollars américains, facturés chaque mois. Résiliable à tout moment.',

  'subscription.summary.plan': 'Formule actuelle',
  'subscription.summary.free': 'Gratuite',
  'subscription.summary.freeNote': 'Aucune formule payante en cours.',
  'subscription.summary.validUntil': 'Valable jusqu’au {{date}}',
  'subscription.summary.endsOn': 'Résiliée, prend fin le {{date}}',
  'subscription.summary.nextPayment': 'Prochain paiement',
  'subscription.summary.none': 'Aucun',
  'subscription.summary.noneNote': 'Rien ne sera débité automatiquement.',
  'subscription.summary.on': 'Le {{date}}',

  'subscription.refresh': 'Actualiser',
  'subscription.tabs': 'Formule et crédits',
  'subscription.errorFetchingPlans': 'Les formules n’ont pas pu être chargées.',
  'subscription.errorFetchingSubscriptions': 'Vos abonnements n’ont pas pu être chargés.',
  'subscription.yes': 'Oui',
  'subscription.no': 'Non',
  'subscription.resumed': '{{plan}} continue. Rien n’a été débité.',
  'subscription.cancelled': '{{plan}} est résiliée. Elle reste à vous jusqu’au {{date}}.',
  'subscription.stopped': '{{plan}} est résiliée. Votre carte ne sera plus sollicitée.',
  'subscription.renewed': '{{plan}} est de nouveau active. Ses crédits ont été ajoutés.',
  'subscription.renewError': 'Le renouvellement de l’abonnement a échoué',
  'subscription.subscribed': 'Vous êtes abonné à {{plan}}. Ses crédits ont été ajoutés.',

  'subscription.next.charge': 'Prochain débit : {{price}} le {{date}}',
  'subscription.next.switch': '{{plan}} prend le relais le {{date}}',
  'subscription.next.takesOver': '{{plan}} prend le relais le {{date}} : {{price}} par mois.',
  'subscription.next.chosen': 'Commence le {{date}}',
  'subscription.next.later': 'Commencerait le {{date}}. Rien à payer maintenant.',
  'subscription.next.credited':
    '{{price}} maintenant : {{credit}} sont déduits pour les jours non utilisés de {{plan}}.',
  'subscription.due.month': '{{plan}}, un mois',
  'subscription.due.unused_one': '{{count, number}} jour non utilisé de {{plan}}',
  'subscription.due.unused_other': '{{count, number}} jours non utilisés de {{plan}}',
  'subscription.due.now': 'À payer maintenant',
  'subscription.later.text':
    '{{from}} reste jusqu’au {{date}}. Ensuite, {{to}} prend le relais pour {{price}} par mois. Rien n’est débité maintenant, et vous pouvez revenir en arrière d’ici là.',
  'subscription.later.confirm': 'Passer à {{plan}}',
  'subscription.later.done': '{{plan}} commence le {{date}}. Rien n’a été débité.',
  'subscription.keep': 'Garder {{plan}}',
  'subscription.kept': '{{plan}} reste votre formule. Rien n’a été débité.',
  'subscription.keepError': 'Le changement n’a pas pu être annulé',

  'subscription.tab.mine': 'Mes abonnements',
  'subscription.tab.plans': 'Formules',
  'subscription.tab.credits': 'Crédits',

  'subscription.mine.empty': 'Vous n’avez pas encore d’abonnement',
  'subscription.mine.emptyText':
    'Une formule vous donne des crédits chaque mois et plus de place pour vos images. Vous pouvez aussi acheter des crédits sans formule.',
  'subscription.mine.seePlans': 'Voir les formules',
  'subscription.mine.perMonth': '{{price}} par mois',
  'subscription.mine.credits_one': '{{count, number}} crédit par mois',
  'subscription.mine.credits_other': '{{count, number}} crédits par mois',
  'subscription.mine.start': 'Début',
  'subscription.mine.renewsOn': 'Se renouvelle le',
  'subscription.mine.endsOn': 'Prend fin le',
  'subscription.mine.endedOn': 'A pris fin le',
  'subscription.mine.autoRenew': 'Renouvellement automatique',
  'subscription.mine.paymentFailed':
    'Votre carte a été refusée pour le mois suivant. Nous réessaierons : choisissez une autre carte par défaut, ou renouvelez maintenant avec une autre carte.',
  'subscription.mine.cancel': 'Résilier',
  'subscription.mine.cancelNamed': 'Résilier {{plan}}',
  'subscription.mine.renew': 'Renouveler',
  'subscription.mine.renewNamed': 'Renouveler {{plan}}',
  'subscription.mine.resume': 'Reprendre',
  'subscription.mine.resumeNamed': 'Reprendre {{plan}}',
  'subscription.mine.resumeText':
    'Rien n’est débité maintenant. Si le renouvellement était automatique, {{price}} seront débités le {{date}}.',

  'subscription.status.active': 'Actif',
  'subscription.status.cancelled': 'Résilié',
  'subscription.status.expired': 'Expiré',

  'subscription.renew.title': 'Renouveler {{plan}}',
  'subscription.renew.text':
    'Un nouveau mois commence aujourd’hui et {{price}} sont débités maintenant. Ensuite, {{plan}} se renouvelle automatiquement si c’était le cas avant.',
  'subscription.renew.confirm': 'Renouveler pour {{price}}',

  'subscription.feature.credits_100': '100 crédits par mois',
  'subscription.feature.credits_300': '300 crédits par mois',
  'subscription.feature.credits_1000': '1 000 crédits par mois',
  'subscription.feature.support_standard': 'Assistance standard',
  'subscription.feature.support_priority': 'Assistance prioritaire',
  'subscription.feature.support_24_7': 'Assistance 24 h/24 et 7 j/7',
  'subscription.feature.features_basic': 'Tous les outils',
  'subscription.feature.features_all': 'Tous les outils',
  'subscription.feature.storage_unlimited': 'Stockage illimité',
  'subscription.feature.api_access': 'Accès à l’API',

  'subscription.checkout.title': 'S’abonner',
  'subscription.change.title': 'Changer de formule',
  'subscription.change.confirm': 'Changer pour {{price}}',
  'subscription.checkout.plan': 'Formule',
  'subscription.checkout.choosePlan': 'Choisissez une formule',
  'subscription.checkout.planOption': '{{plan}}, {{price}} par mois',
  'subscription.checkout.planRequired': 'Veuillez choisir une formule',
  'subscription.checkout.autoRenew': 'Renouveler automatiquement chaque mois',
  'subscription.checkout.autoRenewOn':
    '{{price}} sont débités maintenant, puis {{monthly}} chaque mois jusqu’à votre résiliation.',
  'subscription.checkout.autoRenewOff':
    '{{price}} sont débités une fois. La formule prend fin après un mois.',
  'subscription.checkout.switch':
    'Vous passez de {{from}} à {{to}}. Un nouveau mois payant commence aussitôt. {{from}} est résiliée dès que {{to}} est payée ; les crédits que vous avez restent.',
  'subscription.checkout.stillRuns':
    '{{plan}} est payée jusqu’au {{date}}. Un nouveau mois payant commence aussitôt ; les jours qui restent ne sont pas remboursés.',
  'subscription.checkout.confirm': 'S’abonner pour {{price}}',
  'subscription.checkout.confirmUnknown': 'S’abonner',
} satisfies Record<keyof typeof subscriptionsEn, string>;
