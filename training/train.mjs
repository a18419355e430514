// Draws rooms and trains the engine's networks on them, outside of the checkout; goes on where it stopped. Begins with the engine's own weights for what sees. Options: --home FOLDER, --shards N (300 rooms each), --python PROGRAM, --start WEIGHTS.pt, --device cuda.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism, homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    home: { type: 'string', default: path.join(homedir(), '.cache/maquette-training') },
    shards: { type: 'string', default: '100' },
    // Debian's python3-torch belongs to the system's Python.
    python: { type: 'string', default: '/usr/bin/python3' },
    start: { type: 'string' },
    device: { type: 'string', default: 'cpu' },
  },
});
const HERE = import.meta.dirname;
const ROOMS = path.join(values.home, 'rooms');
const ROOMS_A_SHARD = 300;

/** @typedef {{ name: string, pixels: number, samples: number, rate: number }} Stage */
const [SMALL, ASKED] = [128 * 96, 192 * 144];
/** First many small pictures, then fewer at the size that the engine asks with. @type {Stage[]} */
const SEEING = [
  { name: 'coarse', pixels: SMALL, samples: 600_000, rate: 2e-3 },
  { name: 'fine', pixels: ASKED, samples: 120_000, rate: 5e-4 },
];
/** Then the network behind the hand, which is told what the other sees; its pictures teach it two questions each. @type {Stage[]} */
const POINTING = [
  { name: 'pointing', pixels: SMALL, samples: 120_000, rate: 2e-3 },
  { name: 'pointing-fine', pixels: ASKED, samples: 12_000, rate: 1e-3 },
];
/** And the one of what lies behind a hole, which is told that too. @type {Stage[]} */
const BEHIND = [
  { name: 'behind', pixels: SMALL, samples: 100_000, rate: 3e-3 },
  { name: 'behind-fine', pixels: ASKED, samples: 12_000, rate: 1e-3 },
];

/** Seven of ten upright landscape, two portrait, one wide: large enough for parts of them to be seen from nearer by. @param {number} seed */
function sizeOf(seed) {
  if (seed % 5 === 2) return '192x256';
  return seed % 10 === 5 ? '272x144' : '256x192';
}

/** The trainer's large arrays in large pages, kept from step to step: a quarter faster. */
const MEMORY = {
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  MALLOC_TOP_PAD_: '100000000',
  MALLOC_MMAP_THRESHOLD_: '4000000000',
  MALLOC_TRIM_THRESHOLD_: '16000000000',
};

/** Runs a program at the lowest priority. @param {string[]} command @returns {Promise<void>} */
function run(command) {
  return new Promise((resolve, reject) => {
    const child = spawn('nice', ['-n', '19', ...command], {
      stdio: 'inherit',
      env: { ...process.env, ...MEMORY },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command.join(' ')} ended with ${code}`)),
    );
  });
}

mkdirSync(ROOMS, { recursive: true });
for (let seed = 1; seed <= Number(values.shards); seed++) {
  const size = sizeOf(seed);
  if (existsSync(path.join(ROOMS, size, `${seed}.rgb.npy`))) continue;
  const wanted = ['--seed', String(seed), '--rooms', String(ROOMS_A_SHARD), '--looks', '2', '--size', size];
  await run([process.execPath, path.join(HERE, 'rooms.mjs'), '--out', ROOMS, ...wanted]);
}

/** The engine's weights as the trainer begins with them. @param {string} name of the file @param {string[]} more */
async function ownWeights(name, more = []) {
  const own = path.join(values.home, name);
  const network = path.join(HERE, '../engine/src/room/network');
  if (!existsSync(own))
    await run([values.python, path.join(HERE, 'net/from_engine.py'), network, ROOMS, own, ...more]);
  return own;
}

/** Trains one network, each stage from the weights of the one before, and says where its weights are. @param {Stage[]} stages @param {string | null} start @param {string[]} more */
async function train(stages, start, more) {
  let from = start;
  for (const { name, pixels, samples, rate } of stages) {
    const weights = path.join(values.home, name);
    const stage = [
      ...['--data', ROOMS, '--pixels', String(pixels), '--samples', String(samples)],
      ...['--lr', String(rate), '--threads', String(availableParallelism()), ...more],
      ...['--device', values.device],
      ...(from ? ['--start', from] : []),
    ];
    await run([values.python, path.join(HERE, 'net/train.py'), weights, ...stage]);
    from = `${weights}.pt`;
  }
  return String(from);
}

const seeing = await train(SEEING, values.start ?? (await ownWeights('engine.pt')), ['--strong', '0.4']);
const behind = await train(BEHIND, null, ['--strong', '0.4', '--behind', seeing]);
const pointed = await ownWeights('engine-pointing.pt', ['--pointing', seeing]);
const pointing = await train(POINTING, pointed, ['--strong', '0.6', '--pointing', seeing]);
console.log(
  `The weights are ${seeing}, ${pointing} and ${behind}. training/README.md says how they are measured and taken into the engine.`,
);
