import type { EditWords } from './en.ts';

export const fr: EditWords = {
  maskSaved: 'Le masque a été enregistré.',
  pictureReady: 'Votre image est prête.',
  premiumStarted: 'L’image est en préparation. Demandez-la par son numéro.',
  premiumPending: 'L’image est encore en préparation.',
};
