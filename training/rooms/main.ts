// Labelled rooms: `--preview sheet.png` draws a contact sheet, `--out FOLDER` writes shards for the trainer.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawSheet } from './sheet.ts';
import { writeShard } from './shard.ts';

const { values } = parseArgs({
  options: {
    preview: { type: 'string' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    shards: { type: 'string', default: '1' },
    rooms: { type: 'string', default: '100' },
    looks: { type: 'string', default: '1' },
    size: { type: 'string', default: '192x144' },
    labels: { type: 'boolean', default: false },
  },
});
const [width, height] = values.size.split('x').map(Number);
if (!width || !height) throw new Error('--size is WIDTHxHEIGHT in pixels');
const request = {
  seed: Number(values.seed),
  rooms: Number(values.rooms),
  looks: Number(values.looks),
  size: { width, height },
};
if (values.preview) await drawSheet(values.preview, { ...request, hasLabels: values.labels });
if (values.out) {
  for (let i = 0; i < Number(values.shards); i++) {
    const start = performance.now();
    const pictures = await writeShard(path.join(values.out, values.size), {
      ...request,
      seed: request.seed + i,
    });
    console.log(
      `shard ${request.seed + i}: ${pictures} pictures, ${Math.round((performance.now() - start) / pictures)} ms each`,
    );
  }
}
if (!values.preview && !values.out) console.log('Say --preview FILE.png or --out FOLDER');
