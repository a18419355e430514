export interface EditWords {
  readonly maskSaved: string;
  readonly pictureReady: string;
  readonly premiumStarted: string;
  readonly premiumPending: string;
}

export const en: EditWords = {
  maskSaved: 'The mask was saved.',
  pictureReady: 'Your picture is ready.',
  premiumStarted: 'The picture is being made. Ask for it by its number.',
  premiumPending: 'The picture is still being made.',
};
