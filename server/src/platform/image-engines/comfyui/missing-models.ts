import { z } from 'zod';
import type { Workflow } from './workflows.ts';

/** An input as `GET /object_info/<class>` describes it: a type or a list of choices, then details. */
const Inputs = z.record(z.string(), z.array(z.unknown()));

/** One node class; a class that is not installed has no entry. */
export const ObjectInfo = z.record(
  z.string(),
  z.object({ input: z.object({ required: Inputs.nullish(), optional: Inputs.nullish() }) }),
);
export type ObjectInfo = z.infer<typeof ObjectInfo>;

/** Which nodes and model files of a workflow the server lacks, in words for its operator; none = it can be run. */
export function missingModels({ graph, points }: Workflow, installed: ObjectInfo): readonly string[] {
  const filledIn = new Set(Object.values(points).flat());
  return Object.entries(graph).flatMap(([id, node]) => {
    const info = installed[node.class_type];
    if (!info) return [`the node ${node.class_type} is not installed`];
    const described = { ...info.input.optional, ...info.input.required };
    return Object.entries(node.inputs).flatMap(([name, value]) => {
      const choices = choicesOf(described[name]);
      const isThere = typeof value !== 'string' || choices === null || choices.includes(value);
      return isThere || filledIn.has(`${id}.${name}`) ? [] : [`${node.class_type} has no ${name} "${value}"`];
    });
  });
}

/** Older servers list the choices in the place of the type, newer ones among the details. */
function choicesOf(described: readonly unknown[] | undefined): readonly unknown[] | null {
  const [type, details] = described ?? [];
  const options = (details as { options?: unknown } | undefined)?.options;
  if (Array.isArray(type)) return type;
  return Array.isArray(options) ? options : null;
}
