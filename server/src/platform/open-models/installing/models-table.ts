import type { Catalogue, OpenModel } from '../catalogue.ts';
import { type InstalledModel, installedAs } from '../model-folder.ts';
import { megabytes } from './tell-progress.ts';

/** The models as a table, with all one should know of them below. */
export function modelsTable(models: readonly OpenModel[], installed: readonly InstalledModel[]): string[] {
  const rows = models.map((model) => [
    model.id,
    model.title,
    sizeOfModel(model),
    model.licence.spdx,
    model.packs.join(', ') || '–',
    standing(model, installed),
  ]);
  const heads = ['Id', 'What it is', 'MB', 'Licence', 'Pack', 'Here'];
  return [...columns([heads, ...rows]), '', ...models.flatMap(notesOf)];
}

function sizeOfModel({ files }: OpenModel): string {
  const sizes = files.flatMap(({ bytes }) => bytes ?? []);
  return sizes.length < files.length ? '?' : megabytes(sizes.reduce((sum, bytes) => sum + bytes, 0));
}

function standing(model: OpenModel, installed: readonly InstalledModel[]): string {
  if (installedAs(model, installed)) return 'installed';
  return installed.some(({ id }) => id === model.id) ? 'another revision' : '–';
}

/** What it costs, whose it is and what to know before taking it. */
function notesOf({ id, cost, licence }: OpenModel): string[] {
  return [
    `${id}: about ${cost.ramMB} MB of memory (${cost.ramFrom}), ${cost.seconds} s a picture (${cost.secondsFrom}).`,
    `  ${licence.spdx}, ${licence.url}`,
    ...(licence.caveat === null ? [] : [`  Note: ${licence.caveat}`]),
  ];
}

/** What is fetched beside the models when there is no runtime yet. */
export function runtimeNote({ name, version, keepsMB, needsMB, licence }: Catalogue['runtime']): string {
  return `${name} ${version} (${licence.spdx}) comes with them, by npm: ${keepsMB} MB, ${needsMB} MB while it is installed.`;
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
