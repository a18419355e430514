import type { EditWords } from './en.ts';

export const fr: EditWords = {
  maskSaved: 'Le masque a été enregistré.',
  pictureReady: 'Votre image est prête.',
};
