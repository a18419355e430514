export const arrangeEn = {
  'edits.arrange.title': 'Arrange it',
  'edits.arrange.role': 'movable furniture',
  'edits.arrange.thing': '{{name}}, {{size}}',
  'edits.arrange.size': '{{width}} × {{height}} × {{depth}} cm',
  'edits.arrange.form': 'form {{number}} of {{count}}',
  'edits.arrange.said': '{{name}}, {{size}}, turned {{turn}}°, {{form}}',
  'edits.arrange.keys':
    'Drag it, or move it by the arrow keys. [ and ] turn it, + and − change its size, N shows the next form, Shift makes steps finer.',
  'edits.arrange.turnLeft': 'Turn left',
  'edits.arrange.turnRight': 'Turn right',
  'edits.arrange.smaller': 'Smaller',
  'edits.arrange.larger': 'Larger',
  'edits.arrange.next': 'Next form',
  'edits.arrange.reset': 'Back to the start',
  'edits.arrange.place':
    'A quick sketch: the picture you pay for has real light and shadow. Outside the outline nothing changes.',
  'edits.arrange.fits.small': 'The place is much larger than this. You may move it within the place.',
  'edits.arrange.fits.tight':
    'It is smaller here than such things are in shops. A wider place suits it better.',
  'edits.arrange.note.isometric':
    'In the isometric style nothing is sketched beforehand: it is drawn at an angle of its own.',
  'edits.arrange.note.several':
    'Only one thing at a time can be sketched and moved beforehand. Several are placed side by side, or above each other, in what is marked.',
  'edits.arrange.looking': 'Finding its place …',
  'edits.arrange.failed': 'It could not be shown in the photo beforehand. You can generate all the same.',
  'edits.arrange.retry': 'Try again',
} as const;
