/** Writes small ONNX graphs, in the wire format of protobuf (onnx.proto, IR version 8): what the stand-ins for models are made of. */

const onnxType = { float32: 1, uint8: 2, int64: 7 } as const;
type OnnxType = keyof typeof onnxType;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let left = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(left & 127n);
    left >>= 7n;
    bytes.push(left > 0n ? low | 128 : low);
  } while (left > 0n);
  return Buffer.from(bytes);
}

/** A field of a number, and one of bytes. */
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, value: Uint8Array | string): Buffer =>
  Buffer.concat([varint((field << 3) | 2), varint(Buffer.byteLength(value)), Buffer.from(value)]);

/** TensorProto: dims 1, data_type 2, name 8, raw_data 9. */
const tensor = (
  name: string,
  type: OnnxType,
  { dims, raw }: { dims: readonly number[]; raw: Buffer },
): Buffer =>
  Buffer.concat([
    ...dims.map((dim) => number(1, dim)),
    number(2, onnxType[type]),
    bytes(8, name),
    bytes(9, raw),
  ]);

/** Numbers that belong to a graph. */
export const floats = (
  name: string,
  dims: readonly number[],
  values: readonly number[] | Float32Array,
): Buffer => tensor(name, 'float32', { dims, raw: Buffer.from(Float32Array.from(values).buffer) });
export const wholes = (name: string, values: readonly number[]): Buffer =>
  tensor(name, 'int64', {
    dims: [values.length],
    raw: Buffer.from(BigInt64Array.from(values, BigInt).buffer),
  });

/** AttributeProto: name 1, i 3, s 4, ints 8, type 20 (2 = INT, 3 = STRING, 7 = INTS). */
function attribute(name: string, value: number | readonly number[]): Buffer {
  if (typeof value === 'number') return Buffer.concat([bytes(1, name), number(3, value), number(20, 2)]);
  return Buffer.concat([bytes(1, name), ...value.map((one) => number(8, one)), number(20, 7)]);
}

type Attributes = Readonly<Record<string, number | readonly number[]>>;

/** `['Mul', 'a b', 'c']`: an operation, what it takes and what it gives. NodeProto: input 1, output 2, op_type 4, attribute 5. */
export type Step = readonly [operation: string, takes: string, gives: string, attributes?: Attributes];

const node = ([operation, takes, gives, attributes = {}]: Step): Buffer =>
  Buffer.concat([
    ...takes.split(' ').map((name) => bytes(1, name)),
    ...gives.split(' ').map((name) => bytes(2, name)),
    bytes(4, operation),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, attribute(name, value))),
  ]);

/** What a graph takes or gives; a dimension of a word is free. */
export interface Port {
  readonly name: string;
  readonly type: OnnxType;
  readonly dims: readonly (number | string)[];
}

/** ValueInfoProto: name 1, type 2 { tensor_type 1 { elem_type 1, shape 2 { dim 1 { dim_value 1, dim_param 2 } } } }. */
function port({ name, type, dims }: Port): Buffer {
  const shape = dims.map((dim) => bytes(1, typeof dim === 'string' ? bytes(2, dim) : number(1, dim)));
  const kind = Buffer.concat([number(1, onnxType[type]), bytes(2, Buffer.concat(shape))]);
  return Buffer.concat([bytes(1, name), bytes(2, bytes(1, kind))]);
}

export interface Graph {
  readonly steps: readonly Step[];
  /** From `floats` and `wholes`. */
  readonly constants: readonly Buffer[];
  readonly inputs: readonly Port[];
  readonly outputs: readonly Port[];
}

/** ModelProto: ir_version 1, graph 7 { node 1, name 2, initializer 5, input 11, output 12 }, opset_import 8 { version 2 }. */
export function onnxFile({ steps, constants, inputs, outputs }: Graph): Buffer {
  const graph = Buffer.concat([
    ...steps.map((step) => bytes(1, node(step))),
    bytes(2, 'stand-in'),
    ...constants.map((one) => bytes(5, one)),
    ...inputs.map((one) => bytes(11, port(one))),
    ...outputs.map((one) => bytes(12, port(one))),
  ]);
  return Buffer.concat([number(1, 8), bytes(7, graph), bytes(8, number(2, 17))]);
}
