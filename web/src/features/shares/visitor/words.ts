import { withFrenchSpaces } from '../../../platform/i18n/french-spaces.ts';
import { printPercent } from '../../../platform/i18n/print-percent.ts';

const en = {
  pictures: (from: string) => `Pictures from ${from}`,
  sharedBy: (from: string, until: string) => `Shared by ${from}. Open until ${until}.`,
  how: 'Choose the version you like. Click on a picture to comment on a spot.',
  howByTouch: 'Choose the version you like. Tap a picture to comment on a spot.',
  version: (number: number) => `Version ${number}`,
  versionBefore: (number: number) => `Version ${number}: before`,
  versionAfter: (number: number) => `Version ${number}: after`,
  compare: (number: number) => `Before and after of version ${number}`,
  before: 'Before',
  after: 'After',
  compared: (share: number) => `Before ${printPercent(share, 'en')}`,
  comment: 'Comment',
  commentOn: (number: number) => `Comment on version ${number}`,
  pin: (number: number) => `Comment ${number}: move it with the arrow keys`,
  pinWords: (number: number) => `Comment ${number}`,
  removePin: (number: number) => `Remove comment ${number}`,
  thisOne: 'This one',
  thisOneLabel: (number: number) => `This one: version ${number}`,
  chosen: 'Your choice',
  chosenLabel: (number: number) => `Your choice: version ${number}`,
  name: 'Your name (optional)',
  send: 'Send answer',
  sending: 'Sending…',
  nothing: 'Nothing chosen yet',
  summary: (chosen: number | null, comments: number) =>
    [
      ...(chosen === null ? [] : [`Version ${chosen}`]),
      ...(comments === 0 ? [] : [comments === 1 ? '1 comment' : `${comments} comments`]),
    ].join(', '),
  sent: 'Sent. Thank you!',
  sentMore: (from: string) => `${from} sees your answer now. You may change your mind and send another one.`,
  dead: 'This link no longer works',
  deadMore: 'It was ended, it has expired, or its pictures are gone. Ask whoever sent it for a new one.',
  loading: 'Loading…',
  failed: 'That did not work. Nothing is lost: please try again.',
  offline: 'There is no connection. Nothing is lost: please try again.',
  tooMany: 'That is too many answers for the moment. Please wait a few minutes and try again.',
  again: 'Try again',
  language: 'Français',
} as const;

type Words = {
  [Key in keyof typeof en]: (typeof en)[Key] extends (...given: infer G) => string
    ? (...given: G) => string
    : string;
};

const french: Words = {
  pictures: (from) => `Images de ${from}`,
  sharedBy: (from, until) => `Partagé par ${from}. Ouvert jusqu’au ${until}.`,
  how: 'Choisissez la version qui vous plaît. Cliquez sur une image pour commenter un endroit.',
  howByTouch: 'Choisissez la version qui vous plaît. Touchez une image pour commenter un endroit.',
  version: (number) => `Version ${number}`,
  versionBefore: (number) => `Version ${number} : avant`,
  versionAfter: (number) => `Version ${number} : après`,
  compare: (number) => `Avant et après de la version ${number}`,
  before: 'Avant',
  after: 'Après',
  compared: (share) => `Avant ${printPercent(share, 'fr')}`,
  comment: 'Commenter',
  commentOn: (number) => `Commenter la version ${number}`,
  pin: (number) => `Commentaire ${number} : déplacez-le avec les flèches`,
  pinWords: (number) => `Commentaire ${number}`,
  removePin: (number) => `Retirer le commentaire ${number}`,
  thisOne: 'Celle-ci',
  thisOneLabel: (number) => `Celle-ci : version ${number}`,
  chosen: 'Votre choix',
  chosenLabel: (number) => `Votre choix : version ${number}`,
  name: 'Votre nom (facultatif)',
  send: 'Envoyer la réponse',
  sending: 'Envoi…',
  nothing: 'Rien de choisi pour l’instant',
  summary: (chosen, comments) =>
    [
      ...(chosen === null ? [] : [`Version ${chosen}`]),
      ...(comments === 0 ? [] : [comments === 1 ? '1 commentaire' : `${comments} commentaires`]),
    ].join(', '),
  sent: 'Envoyé. Merci !',
  sentMore: (from) =>
    `${from} voit votre réponse maintenant. Vous pouvez changer d’avis et en envoyer une autre.`,
  dead: 'Ce lien ne fonctionne plus',
  deadMore:
    'Il a été fermé, il a expiré ou ses images n’existent plus. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  loading: 'Chargement…',
  failed: 'Cela n’a pas fonctionné. Rien n’est perdu : veuillez réessayer.',
  offline: 'Il n’y a pas de connexion. Rien n’est perdu : veuillez réessayer.',
  tooMany: 'Cela fait trop de réponses pour l’instant. Patientez quelques minutes et réessayez.',
  again: 'Réessayer',
  language: 'English',
};

/** The French words, set as French is. */
const fr = Object.fromEntries(
  Object.entries(french).map(([key, said]: [string, string | ((...given: never[]) => string)]) => [
    key,
    typeof said === 'string'
      ? withFrenchSpaces(said)
      : (...given: never[]) => withFrenchSpaces(said(...given)),
  ]),
) as unknown as Words;

export const words = { en, fr } as const;
export type Language = keyof typeof words;
export type { Words };
