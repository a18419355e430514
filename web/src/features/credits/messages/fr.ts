import type { creditsEn } from './en.ts';

export const creditsFr = {
  'credits.chip_one': '{{count, number}} crédit',
  'credits.chip_other': '{{count, number}} crédits',
  'credits.chipUnknown': 'Crédits',
  'credits.errorFetchingBalance': 'Vos crédits n’ont pas pu être chargés.',
  'credits.errorFetchingTransactions': 'L’historique de vos crédits n’a pas pu être chargé.',
  'credits.dateUnavailable': 'indisponible',

  'credits.summary.label': 'Crédits disponibles',
  'credits.summary.held_one': '{{count, number}} de plus est réservé par des images en cours.',
  'credits.summary.held_other': '{{count, number}} de plus sont réservés par des images en cours.',
  'credits.summary.note': 'Le prix d’une image figure sur son bouton avant le clic.',
  'credits.summary.note_touch': 'Le prix d’une image figure sur son bouton.',

  'credits.ledger.title': 'Historique des crédits',
  'credits.ledger.filter': 'Afficher',
  'credits.ledger.all': 'Tout',
  'credits.ledger.balance': 'Solde {{balance}}',
  'credits.ledger.empty': 'Aucun mouvement pour l’instant',
  'credits.ledger.emptyText':
    'Les crédits reçus, achetés ou dépensés sont listés ici, chacun avec le solde qui suit.',
  'credits.ledger.emptyFilter': 'Aucun mouvement de ce type.',
  'credits.ledger.range': '{{from}} à {{to}} sur {{total}}',
  'credits.ledger.pages': 'Pages de l’historique des crédits',
  'credits.ledger.newer': 'Plus récents',
  'credits.ledger.older': 'Plus anciens',
  'credits.ledger.loading': 'Chargement de l’historique',

  'credits.source.purchase': 'Achat',
  'credits.source.subscription': 'Abonnement',
  'credits.source.usage': 'Utilisation',
  'credits.source.refund': 'Remboursement',
  'credits.source.adjustment': 'Ajustement',
} satisfies Record<keyof typeof creditsEn, string>;
