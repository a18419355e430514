export interface EditWords {
  readonly maskSaved: string;
  readonly pictureReady: string;
}

export const en: EditWords = {
  maskSaved: 'The mask was saved.',
  pictureReady: 'Your picture is ready.',
};
