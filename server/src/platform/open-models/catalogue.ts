import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** What a model can do for the engine. */
export const modelRoles = ['words', 'select', 'fill', 'depth'] as const;
export type ModelRole = (typeof modelRoles)[number];

/** How a model takes its input and gives its output: what its file does not say. */
const ioKinds = [
  'detr-panoptic',
  'sam2',
  'migan-u8',
  'lama-image-mask',
  'lama-input4',
  'depth-anything',
] as const;

/** Licences under which a model may be offered, by their names at https://spdx.org/licenses. */
const licenceNames = ['Apache-2.0', 'MIT', 'BSD-2-Clause', 'BSD-3-Clause'] as const;

/** A path inside a model's folder: no step upwards, no root, no hidden name. */
const Path = z.string().regex(/^(?!.*\.\.)[A-Za-z0-9_-][\w.-]*(\/[A-Za-z0-9_-][\w.-]*)*$/);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Size and hash are both known, or neither is: then the file is taken only from a folder that the operator names. */
const ModelFile = z
  .object({ path: Path, bytes: z.int().positive().nullable(), sha256: Sha256.nullable() })
  .refine(({ bytes, sha256 }) => (bytes === null) === (sha256 === null), 'bytes and sha256 belong together');
export type ModelFile = z.infer<typeof ModelFile>;

/** A tensor that a graph takes or gives. A name of null = any; a dimension of null = any. */
const Tensor = z.object({
  name: z.string().nullable(),
  type: z.enum(['float32', 'int64', 'uint8']),
  dims: z.array(z.int().positive().nullable()),
});
export type ModelTensor = z.infer<typeof Tensor>;

const Graph = z.object({
  name: z.enum(['model', 'encoder', 'decoder']),
  path: Path,
  inputs: z.array(Tensor).min(1),
  outputs: z.array(Tensor).min(1),
});

const Licence = z.object({
  spdx: z.enum(licenceNames),
  /** Of those who made the model: who converted it cannot grant more. */
  url: z.url({ protocol: /^https$/ }),
  /** What it is, and whose. */
  notice: z.string().min(1),
  commercial: z.boolean(),
  /** What else one should know before using it; null = nothing. */
  caveat: z.string().min(1).nullable(),
});

/** The memory and time of a model, and who says so. */
const Cost = z.object({
  ramMB: z.int().positive(),
  ramFrom: z.string().min(1),
  seconds: z.number().positive(),
  secondsFrom: z.string().min(1),
});

/** How to tell that a model computes what it should: the means of 16 equal parts of its output for an input made from a seed. */
const Canary = z.object({
  seed: z.int(),
  /** Most that a mean may differ, as a share of the largest one. */
  tolerance: z.number().positive(),
  /** Null = nobody has recorded it on a machine that can be trusted. */
  signature: z.array(z.number()).length(16).nullable(),
});

const OpenModel = z
  .object({
    id: z.string().regex(/^[a-z0-9]+(\.[a-z0-9]+)*$/),
    role: z.enum(modelRoles),
    title: z.string().min(1),
    /** The sets it is added with. */
    packs: z.array(z.literal('default')),
    repo: z.string().regex(/^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9][\w.-]*$/),
    revision: z.string().regex(/^[0-9a-f]{40}$/),
    io: z.enum(ioKinds),
    files: z.array(ModelFile).min(1),
    graphs: z.array(Graph).min(1),
    licence: Licence,
    cost: Cost,
    canary: Canary,
  })
  .refine(
    ({ files, graphs }) => graphs.every(({ path }) => files.some((file) => file.path === path)),
    'a graph is none of the files',
  );
export type OpenModel = z.infer<typeof OpenModel>;

/** What computes the models: a package of npm that is kept out of the product's own packages. */
const Runtime = z.object({
  name: z.literal('onnxruntime-node'),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Every package that is kept, with its hash as npm writes it; others that come along are deleted. */
  packages: z.record(z.string(), z.string().regex(/^sha512-/)),
  /** While it is installed. */
  needsMB: z.int().positive(),
  /** Once it is installed. */
  keepsMB: z.int().positive(),
  /** What it has programs for, as `platform/architecture` in Node's words. */
  platforms: z.array(z.string()).min(1),
  licence: Licence,
});
export type Runtime = z.infer<typeof Runtime>;

const Catalogue = z
  .object({
    schema: z.literal(1),
    /** Where files are fetched from unless the operator names a mirror. */
    source: z.url({ protocol: /^https?$/ }),
    runtime: Runtime,
    /** Of those with one role, the better comes first. */
    models: z.array(OpenModel),
  })
  .refine(({ models }) => new Set(models.map(({ id }) => id)).size === models.length, 'an id stands twice');
export type Catalogue = z.infer<typeof Catalogue>;

/** The catalogue cannot be used. */
export class BadCatalogue extends Error {
  constructor(file: string, faults: readonly string[]) {
    super(
      `The catalogue of models ${file} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    );
    this.name = 'BadCatalogue';
  }
}

/** Where the catalogue lies that comes with the product. @param runtimeDir folder of the bundled programs */
export function catalogueFile(runtimeDir: string): string {
  return join(runtimeDir, 'open-models/catalogue.json');
}

/**
 * Reads which models can be had.
 * @param file the catalogue; the texts of licences lie beside it, in `licences/<name>.txt`
 * @throws BadCatalogue with every fault
 */
export function readCatalogue(file: string): Catalogue {
  const parsed = Catalogue.safeParse(parseJson(file));
  if (!parsed.success) {
    throw new BadCatalogue(
      file,
      parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`),
    );
  }
  return parsed.data;
}

/** The whole text of a licence with whose it is. @throws BadCatalogue when it is not there */
export function licenceText(file: string, { spdx, notice, url }: OpenModel['licence']): string {
  try {
    return `${notice}\n${url}\n\n${readFileSync(join(dirname(file), 'licences', `${spdx}.txt`), 'utf8')}`;
  } catch {
    throw new BadCatalogue(file, [`the text of the licence ${spdx} is missing`]);
  }
}

function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadCatalogue(file, [(error as Error).message]);
  }
}
