export const creditsEn = {
  'credits.chip_one': '{{count, number}} credit',
  'credits.chip_other': '{{count, number}} credits',
  'credits.chipUnknown': 'Credits',
  'credits.errorFetchingBalance': 'Your credits could not be loaded.',
  'credits.errorFetchingTransactions': 'The history of your credits could not be loaded.',
  'credits.dateUnavailable': 'unavailable',

  'credits.summary.label': 'Available credits',
  'credits.summary.held_one': '{{count, number}} more is held by pictures in the making.',
  'credits.summary.held_other': '{{count, number}} more are held by pictures in the making.',
  'credits.summary.note': 'What a picture costs is on its button before you click.',
  'credits.summary.note_touch': 'What a picture costs is on its button before you tap.',

  'credits.ledger.title': 'Credit history',
  'credits.ledger.filter': 'Show',
  'credits.ledger.all': 'Everything',
  'credits.ledger.balance': 'Balance {{balance}}',
  'credits.ledger.empty': 'No credits in or out yet',
  'credits.ledger.emptyText':
    'Credits you get, buy or spend are listed here, each with the balance after it.',
  'credits.ledger.emptyFilter': 'There is nothing of this kind.',
  'credits.ledger.range': '{{from}} to {{to}} of {{total}}',
  'credits.ledger.pages': 'Pages of the credit history',
  'credits.ledger.newer': 'Newer',
  'credits.ledger.older': 'Older',
  'credits.ledger.loading': 'The history is being loaded',

  'credits.source.purchase': 'Purchase',
  'credits.source.subscription': 'Subscription',
  'credits.source.usage': 'Usage',
  'credits.source.refund': 'Refund',
  'credits.source.adjustment': 'Adjustment',
} as const;
