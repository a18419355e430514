import { accountWords } from '../account-words.ts';
import { profileWords } from '../profile-words.ts';
import { subscriptionWords } from '../subscription-words.ts';

/** What a customer meets in a whole life, beside what the journeys of the single parts know. */
const more = {
  en: {
    chip: (credits: number) => new RegExp(`^${credits.toLocaleString('en')} credits?$`),

    skipMask: 'Skip',
    examples: ['Plant', 'Coffee table', 'Painting'],
    variations: 'Variations',
    generate4: 'Generate 4 · 4 credits',
    regenerate: 'Regenerate',
    needed: 'You need 4 credits, you have 0.',
    topUp: /^100 credits for/,
    toPicture: 'Back to your picture',

    atCheckout: 'You enter your card at the checkout of the card provider.',
    fromBasicToPro: /from Basic to Pro/,
    addCard: 'Add a card',
    cardNumber: 'Number of the test card',
    saveThere: 'Save card',
    saveHere: 'Save the card',
    charge: (digits: string) => new RegExp(`^Make default: .*${digits}$`),
    charged: 'This card is charged from now on.',
    statusActive: 'Active',
    cardDeclined: /^Your card was declined for the next month\./,
    endsOn: /^Cancelled, ends on /,
    allReceipts: /^Show all/,
    refunded: 'Refunded',

    search: 'Address, name or number',
    find: 'Find',
    refund: /^Refund .* for 100 credits$/,
    reason: 'Reason',
    giveBack: /^Refund [^a-z]*$/,
    givenBack: /goes back to the card\.$/,

    mails: {
      receipt: /^Your invoice from Maquette: .* credits for/,
      renewal: /^Your invoice from Maquette: .* plan until/,
      failed: /could not be renewed$/,
      cancelled: /plan was cancelled$/,
      refund: /^We returned /,
      low: /left on Maquette$/,
      deleted: /account was deleted$/,
    },
  },
  fr: {
    chip: (credits: number) => new RegExp(`^${credits.toLocaleString('fr').replace(/\s/, '\\s')} crédits?$`),

    skipMask: 'Passer',
    examples: ['Plante', 'Table basse', 'Tableau'],
    variations: 'Variantes',
    generate4: 'Générer 4 images · 4 crédits',
    regenerate: 'Régénérer',
    needed: /^Il faut 4\scrédits, vous en avez 0\.$/,
    topUp: /^100\scrédits pour/,
    toPicture: 'Retour à votre image',

    atCheckout: 'Vous saisissez votre carte sur la page de paiement du prestataire.',
    fromBasicToPro: /de Basic à Pro/,
    addCard: 'Ajouter une carte',
    cardNumber: 'Numéro de la carte de test',
    saveThere: 'Enregistrer la carte',
    saveHere: 'Enregistrer la carte',
    charge: (digits: string) => new RegExp(`^Choisir par défaut\\s: .*${digits}$`),
    charged: 'Cette carte est débitée à partir de maintenant.',
    statusActive: 'Actif',
    cardDeclined: /^Votre carte a été refusée pour le mois suivant\./,
    endsOn: /^Résiliée, prend fin le /,
    allReceipts: /^Afficher les/,
    refunded: 'Remboursé',

    search: 'Adresse, nom ou numéro',
    find: 'Rechercher',
    refund: /^Rembourser .* pour 100\scrédits$/,
    reason: 'Motif',
    giveBack: /^Rembourser [\d\s,]+\$US$/,
    givenBack: /retournent sur la carte\.$/,

    mails: {
      receipt: /^Votre facture Maquette\s: .*\scrédits pour/,
      renewal: /^Votre facture Maquette\s: .* jusqu’au/,
      failed: /n’a pas pu être renouvelé/,
      cancelled: /a été résilié/,
      refund: /^Nous vous avons remboursé/,
      low: /^Il vous reste /,
      deleted: /a été supprimé$/,
    },
  },
} as const;

export const lifeWords = {
  en: { ...profileWords.en, ...subscriptionWords.en, ...accountWords.en, ...more.en },
  fr: { ...profileWords.fr, ...subscriptionWords.fr, ...accountWords.fr, ...more.fr },
} as const;
