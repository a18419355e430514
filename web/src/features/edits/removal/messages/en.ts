export const removalEn = {
  'edits.removal.rough': 'Taking this away will be rough here.',
  'edits.removal.reason.large': 'What you marked is a large part of the photo.',
  'edits.removal.reason.window':
    'A window or curtain is beside it, and what lies behind is not in the photo.',
  'edits.removal.reason.furniture': 'Other furniture stands right around it.',
  'edits.removal.reason.two_planes': 'Wall and floor meet behind it.',
  'edits.removal.reason.unclear_room': 'The shape of this room is hard to make out.',
  'edits.removal.seePreview': 'See a free preview',
  'edits.removal.tag': 'Free preview, {{pixels}} pixels',
  'edits.removal.previewTitle': 'Free preview',
  'edits.removal.previewText':
    'Small, and about as good as the picture in full size will be. Nothing was charged.',
  'edits.removal.until': 'Kept until {{moment}}.',
  'edits.removal.keep_one': 'Keep it · {{count}} credit',
  'edits.removal.keep_other': 'Keep it · {{count}} credits',
  'edits.removal.keepHint': 'Keeping it makes it in full size, pixel for pixel the same outside your mask.',
  'edits.removal.keepFailed': 'The preview could not be kept.',
  'edits.removal.short': 'The preview is kept here for a day.',
  'edits.removal.discard': 'Discard',
  'edits.removal.take': 'Take {{number}} of {{count}}',
  'edits.removal.takes': 'Ways it came out',
  'edits.removal.takesHint':
    'The one in view is the one in your history. All of them together cost one edit.',
  'edits.removal.chooseFailed': 'This take could not be chosen.',
  'edits.removal.done': 'Free preview, ready to look at',
} as const;
