export const photoEditorStageEn = {
  'photoEditor.stage.name': 'Your picture',
  'photoEditor.stage.picture': 'The picture with your changes',
  'photoEditor.stage.help.look':
    'Plus and minus zoom, 0 shows the whole picture, 1 its real pixels. When it is enlarged, the arrow keys move it.',
  'photoEditor.stage.help.crop':
    'The arrow keys move the frame by one pixel, with Shift by ten. Its corners and edges are reached with the Tab key.',
  'photoEditor.stage.help.pick': 'The arrow keys move the sight. Enter picks the colour under it.',
  'photoEditor.stage.cropFrame': 'Frame of the crop',
  'photoEditor.stage.handle.nw': 'Top left corner of the crop',
  'photoEditor.stage.handle.n': 'Top edge of the crop',
  'photoEditor.stage.handle.ne': 'Top right corner of the crop',
  'photoEditor.stage.handle.e': 'Right edge of the crop',
  'photoEditor.stage.handle.se': 'Bottom right corner of the crop',
  'photoEditor.stage.handle.s': 'Bottom edge of the crop',
  'photoEditor.stage.handle.sw': 'Bottom left corner of the crop',
  'photoEditor.stage.handle.w': 'Left edge of the crop',
  'photoEditor.stage.cropped':
    'The crop is {{width}} by {{height}} pixels, {{x}} from the left and {{y}} from the top.',
} as const;
