import fc from 'fast-check';
import { z } from 'zod';
import { hostileText } from './hostile-values.ts';

/** The part of a JSON Schema that matters here. */
interface Shape {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
}

const shapeOf = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

/** A value that may well be right. */
const likely = (shape: Shape): fc.Arbitrary<unknown> => {
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  const { minimum = -10, maximum = 1_000_000 } = shape;
  switch (shape.type) {
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31 - 1)) });
    default:
      return shape.format === 'email'
        ? fc.integer({ min: 0, max: 1e9 }).map((n) => `person-${n}@example.test`)
        : fc.oneof(fc.string({ minLength: 1, maxLength: 40 }), fc.constant('Violet-Chair-42'), hostileText);
  }
};

/** Names and values, as a caller who read the contract might send them. */
export const likelyFields = (schema: z.ZodType | undefined): fc.Arbitrary<[string, unknown][]> => {
  const fields = Object.entries(schema ? (shapeOf(schema).properties ?? {}) : {});
  if (fields.length === 0) return fc.constant([]);
  return fc
    .record(Object.fromEntries(fields.map(([name, shape]) => [name, likely(shape)])))
    .map((values) => Object.entries(values));
};
