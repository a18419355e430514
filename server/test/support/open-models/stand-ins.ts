import { floats, type Graph, onnxFile, type Port, type Step, wholes } from './onnx.ts';

const port = (name: string, type: Port['type'], dims: Port['dims']): Port => ({ name, type, dims });

/** How far around a pixel a stand-in looks for what to fill it with, in pixels. */
const LOOKS = 63;
const across = { kernel_shape: [1, 2 * LOOKS + 1], pads: [0, LOOKS, 0, LOOKS], count_include_pad: 1 };
const down = { kernel_shape: [2 * LOOKS + 1, 1], pads: [LOOKS, 0, LOOKS, 0], count_include_pad: 1 };

/** From `masked` (black in the hole) and `hole` (1 = hole) to `filled`: holes get the mean of what is known around them. */
const fill: readonly Step[] = [
  ['Sub', 'one hole', 'keep'],
  ['AveragePool', 'masked', 'sums', across],
  ['AveragePool', 'sums', 'sum', down],
  ['AveragePool', 'keep', 'weights', across],
  ['AveragePool', 'weights', 'weight', down],
  ['Add', 'weight tiny', 'divisor'],
  ['Div', 'sum divisor', 'mean'],
  ['Mul', 'mean hole', 'inside'],
  ['Add', 'masked inside', 'filled'],
];
const fillConstants = [floats('one', [1], [1]), floats('tiny', [1], [1e-6]), floats('k255', [1], [255])];

const lamaImageMask: Graph = {
  steps: [
    ['Identity', 'mask', 'hole'],
    ['Sub', 'one mask', 'stays'],
    ['Mul', 'image stays', 'masked'],
    ...fill,
    ['Mul', 'filled k255', 'output'],
  ],
  constants: fillConstants,
  inputs: [port('image', 'float32', ['batch', 3, 512, 512]), port('mask', 'float32', ['batch', 1, 512, 512])],
  outputs: [port('output', 'float32', ['batch', 3, 512, 512])],
};

const lamaInput4: Graph = {
  steps: [
    ['Slice', 'input from0 to3 axis1', 'masked'],
    ['Slice', 'input to3 to4 axis1', 'hole'],
    ...fill,
    ['Identity', 'filled', 'output'],
  ],
  constants: [
    ...fillConstants,
    ...[wholes('from0', [0]), wholes('to3', [3]), wholes('to4', [4]), wholes('axis1', [1])],
  ],
  inputs: [port('input', 'float32', [1, 4, 512, 512])],
  outputs: [port('output', 'float32', [1, 3, 512, 512])],
};

const miganU8: Graph = {
  steps: [
    ['Cast', 'image', 'colours', { to: 1 }],
    ['Cast', 'mask', 'levels', { to: 1 }],
    ['Div', 'levels k255', 'stays'],
    ['Sub', 'one stays', 'hole'],
    ['Mul', 'colours stays', 'masked'],
    ...fill,
    ['Cast', 'filled', 'result', { to: 2 }],
  ],
  constants: fillConstants,
  inputs: [
    port('image', 'uint8', [1, 3, 'height', 'width']),
    port('mask', 'uint8', [1, 1, 'height', 'width']),
  ],
  outputs: [port('result', 'uint8', [1, 3, 'height', 'width'])],
};

/** The farther from the horizon of a common room, the nearer: its floor and its ceiling; and what is bright a little more so. */
const depthAnything: Graph = {
  steps: [
    ['ReduceMean', 'pixel_values', 'bright', { axes: [1], keepdims: 0 }],
    ['Mul', 'bright zero', 'nothing'],
    ['Add', 'nothing one', 'ones'],
    ['CumSum', 'ones axis1', 'row'],
    ['ReduceMax', 'row', 'rows', { axes: [1], keepdims: 1 }],
    ['Div', 'row rows', 'at'],
    ['Sub', 'at horizon', 'off'],
    ['Abs', 'off', 'near'],
    ['Mul', 'bright little', 'light'],
    ['Add', 'near light', 'predicted_depth'],
  ],
  constants: [
    ...[floats('zero', [1], [0]), floats('one', [1], [1])],
    ...[floats('horizon', [1], [0.46]), floats('little', [1], [0.01]), wholes('axis1', [1])],
  ],
  inputs: [port('pixel_values', 'float32', ['batch', 3, 'height', 'width'])],
  outputs: [port('predicted_depth', 'float32', ['batch', 'height', 'width'])],
};

/** Three squares of means, widened to as many channels as there must be. */
const encoder: Graph = {
  steps: [
    ...([4, 8, 16] as const).flatMap((step, at): Step[] => [
      ['AveragePool', 'pixel_values', `mean${at}`, { kernel_shape: [step, step], strides: [step, step] }],
      ['Conv', `mean${at} weight${at}`, `image_embeddings.${at}`, { kernel_shape: [1, 1] }],
    ]),
  ],
  constants: [32, 64, 256].map((channels, at) =>
    floats(`weight${at}`, [channels, 3, 1, 1], new Float32Array(3 * channels).fill(1 / 3)),
  ),
  inputs: [port('pixel_values', 'float32', [1, 3, 1024, 1024])],
  outputs: [
    port('image_embeddings.0', 'float32', [1, 32, 256, 256]),
    port('image_embeddings.1', 'float32', [1, 64, 128, 128]),
    port('image_embeddings.2', 'float32', [1, 256, 64, 64]),
  ],
};

/** Half the side of the square around a click, in pixels of 1024. */
export const CLICKED = 120;
const columns = Array.from({ length: 256 }, (_, i) => 4 * i + 2);

/** What lies in the box, and around the clicks in a square; the second of three masks is said to be the best. */
const decoder: Graph = {
  steps: [
    ['ReduceSum', 'input_points axis2', 'clicked', { keepdims: 0 }],
    ['Cast', 'input_labels', 'labels', { to: 1 }],
    ['ReduceSum', 'labels axis2', 'kept', { keepdims: 0 }],
    ['Min', 'kept one', 'hasPoint'],
    ['ReduceSum', 'input_boxes axis1', 'framed', { keepdims: 0 }],
    ['Split', 'clicked', 'px py', { axis: 2 }],
    ['Split', 'framed', 'x1 y1 x2 y2', { axis: 1 }],
    ...(['x', 'y'] as const).flatMap((side): Step[] => [
      ['Sub', `${side}grid p${side}`, `off${side}`],
      ['Abs', `off${side}`, `far${side}`],
      ['Sub', `reach far${side}`, `near${side}`],
      ['Sub', `${side}grid ${side}1`, `after${side}`],
      ['Sub', `${side}2 ${side}grid`, `before${side}`],
    ]),
    ['Min', 'nearx neary', 'byPoint'],
    ['Min', 'afterx aftery beforex beforey', 'byBox'],
    ['Sub', 'one hasPoint', 'noPoint'],
    ['Mul', 'byPoint hasPoint', 'pointed'],
    ['Mul', 'byBox noPoint', 'boxed'],
    ['Add', 'pointed boxed', 'chosen'],
    ['ReduceMean', 'image_embeddings.0', 'seen0', { keepdims: 0 }],
    ['ReduceMean', 'image_embeddings.1', 'seen1', { keepdims: 0 }],
    ['ReduceMean', 'image_embeddings.2', 'seen2', { keepdims: 0 }],
    ['Sum', 'seen0 seen1 seen2', 'seen'],
    ['Mul', 'seen zero', 'nothing'],
    ['Add', 'chosen nothing', 'best'],
    ['Sub', 'best far', 'smaller'],
    ['Add', 'best far', 'larger'],
    ['Concat', 'smaller best larger', 'three', { axis: 2 }],
    ['Identity', 'three', 'pred_masks'],
    ['Add', 'scores nothing', 'iou_scores'],
    ['Add', 'there nothing', 'object_score_logits'],
  ],
  constants: [
    floats('one', [1], [1]),
    floats('zero', [1], [0]),
    floats('far', [1], [60]),
    floats('reach', [1], [CLICKED]),
    floats('xgrid', [1, 1, 1, 1, 256], columns),
    floats('ygrid', [1, 1, 1, 256, 1], columns),
    floats('scores', [1, 1, 3], [0.5, 0.95, 0.7]),
    floats('there', [1, 1, 1], [3]),
    ...[wholes('axis1', [1]), wholes('axis2', [2])],
  ],
  inputs: [
    port('image_embeddings.0', 'float32', [1, 32, 256, 256]),
    port('image_embeddings.1', 'float32', [1, 64, 128, 128]),
    port('image_embeddings.2', 'float32', [1, 256, 64, 64]),
    port('input_points', 'float32', [1, 1, 'points', 2]),
    port('input_labels', 'int64', [1, 1, 'points']),
    port('input_boxes', 'float32', [1, 'boxes', 4]),
  ],
  outputs: [
    port('iou_scores', 'float32', [1, 1, 3]),
    port('pred_masks', 'float32', [1, 1, 3, 256, 256]),
    port('object_score_logits', 'float32', [1, 1, 1]),
  ],
};

const [QUERIES, CATEGORIES, ROWS, COLUMNS] = [3, 251, 24, 32];
/** Where the stand-in sees a sofa in every picture, as shares of width and height: left, top, right, bottom. */
export const SOFA = [0.25, 0.5, 0.75, 0.875] as const;

/** The first query sees a sofa, the second a wall above it, the third nothing. */
function detrPanoptic(): Graph {
  const logits = new Float32Array(QUERIES * CATEGORIES);
  for (const [query, category] of [63, 171, CATEGORIES - 1].entries())
    logits[query * CATEGORIES + category] = 9;
  const masks = new Float32Array(QUERIES * ROWS * COLUMNS).fill(-4);
  for (let i = 0; i < ROWS * COLUMNS; i++) {
    const [x, y] = [((i % COLUMNS) + 0.5) / COLUMNS, (Math.floor(i / COLUMNS) + 0.5) / ROWS];
    const isSofa = x > SOFA[0] && x < SOFA[2] && y > SOFA[1] && y < SOFA[3];
    masks[(isSofa ? 0 : 1) * ROWS * COLUMNS + i] = isSofa || y < SOFA[1] ? 4 : -3;
    masks[2 * ROWS * COLUMNS + i] = 9;
  }
  return {
    steps: [
      ['ReduceMean', 'pixel_values', 'seen', { keepdims: 0 }],
      ['Cast', 'pixel_mask', 'shown', { to: 1 }],
      ['ReduceMean', 'shown', 'all', { keepdims: 0 }],
      ['Add', 'seen all', 'both'],
      ['Mul', 'both zero', 'nothing'],
      ['Add', 'l nothing', 'logits'],
      ['Add', 'b nothing', 'pred_boxes'],
      ['Add', 'm nothing', 'pred_masks'],
    ],
    constants: [
      floats('zero', [1], [0]),
      floats('l', [1, QUERIES, CATEGORIES], logits),
      floats('b', [1, QUERIES, 4], new Float32Array(4 * QUERIES)),
      floats('m', [1, QUERIES, ROWS, COLUMNS], masks),
    ],
    inputs: [port('pixel_values', 'float32', ['b', 3, 'h', 'w']), port('pixel_mask', 'int64', ['b', 64, 64])],
    outputs: [
      port('logits', 'float32', ['b', 'q', CATEGORIES]),
      port('pred_boxes', 'float32', ['b', 'q', 4]),
      port('pred_masks', 'float32', ['b', 'q', 'mh', 'mw']),
    ],
  };
}

/** Small graphs that take and give what models of a kind do, by the names of the kind's graphs. */
export const standIns = {
  'detr-panoptic': { model: onnxFile(detrPanoptic()) },
  sam2: { encoder: onnxFile(encoder), decoder: onnxFile(decoder) },
  'lama-image-mask': { model: onnxFile(lamaImageMask) },
  'lama-input4': { model: onnxFile(lamaInput4) },
  'migan-u8': { model: onnxFile(miganU8) },
  'depth-anything': { model: onnxFile(depthAnything) },
} as const satisfies Record<string, Readonly<Record<string, Buffer>>>;
