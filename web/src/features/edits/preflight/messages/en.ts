export const preflightEn = {
  'edits.preflight.dark': 'This photo is dark. Much of the room can hardly be seen in it.',
  'edits.preflight.brighten': 'Brighten it',
  'edits.preflight.brightened': 'You go on with a brighter copy. The original stays in your history.',
  'edits.preflight.brightenFailed': 'The photo could not be brightened.',
  'edits.preflight.blurred':
    'This photo is blurred. What is drawn will look sharper than the room around it.',
  'edits.preflight.notRoom': 'This does not look like a room.',
  'edits.preflight.tiny': 'This photo has only {{width}} × {{height}} pixels. The result will be as small.',
  'edits.preflight.chooseAnother': 'Choose another photo',
  'edits.preflight.maskEmpty': 'The mask is empty: nothing is marked that could change.',
  'edits.preflight.maskTooSmall': 'Too little is marked: a dot is no mask. Mark all of what should change.',
  'edits.preflight.useMiddle': 'Use the middle',
  'edits.preflight.draw': 'Draw',
  'edits.preflight.maskUnsaved':
    'These marks are not saved yet. Without them the central half of the photo is repainted.',
  'edits.preflight.maskHuge': 'The mask covers {{percent}} of the photo. Little of your room would stay.',
  'edits.preflight.drawAgain': 'Draw again',
  'edits.preflight.maskScattered':
    'Parts of the mask lie far apart. One picture can hardly serve them all with the same words.',
  'edits.preflight.keepLargest': 'Keep the largest',
  'edits.preflight.clash': '“{{word}}” contradicts your other words.',
  'edits.preflight.deleteWord': 'Delete “{{word}}”',
} as const;
