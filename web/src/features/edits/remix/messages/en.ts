export const remixEn = {
  'edits.remix.ask': 'Leave what you are working on?',
  'edits.remix.askText':
    'The photo, mask and words of the picture you chose take the place of those on this screen. Your pictures stay in the history.',
  'edits.remix.take': 'Remix the picture',
  'edits.remix.pictureGone': 'The picture you want to remix is no longer in your history.',
  'edits.remix.photoGone':
    'The photo this picture was made from was deleted for good, so it cannot be made again. You can use the picture itself as a photo.',
  'edits.remix.notMade': 'This picture was not made by one of the tools, so there is nothing to make again.',
  'edits.remix.photoInTrash':
    'The photo this picture was made from is in the trash. It serves here all the same; restore it in the history to keep it.',
  'edits.remix.productGone':
    'The picture of your product is no longer kept: it goes a month after it was sent. Choose it again to put it.',
  'edits.remix.failed': 'The picture could not be opened for a remix. Please try again.',
} as const;
