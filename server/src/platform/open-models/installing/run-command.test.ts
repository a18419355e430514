import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolderLock } from '../../database/folder-lock.ts';
import { mayMount, mountSmallDisk } from '#test/support/small-disk.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { hashOf, readInstalled, runtimeFolder } from '../model-folder.ts';
import type { ModelsCommand } from './run-command.ts';
import { serveFiles } from '#test/support/open-models/file-server.ts';
import { serveRegistry } from '#test/support/open-models/npm-registry.ts';
import { anOperator, ROOMY } from '#test/support/open-models/an-operator.ts';

const PACK = ['depth.dav2s', 'erase.migan', 'select.edgetam'];
/** Puts files of models into a folder as somebody would who fetched them by hand. */
function handMade(folder: string, { served, catalogue }: Awaited<ReturnType<typeof anOperator>>): string {
  for (const { id, repo, revision, files } of catalogue.models) {
    for (const { path } of files) {
      const file = join(folder, id, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, served.get(`/${repo}/resolve/${revision}/${path}`)!);
    }
  }
  return folder;
}

describe('the command line', () => {
  it.each([
    '',
    'install default',
    'list default',
    'add',
    'add default select.edgetam',
    'add default --force',
    'add default --from',
    'remove',
    'verify --yes',
    'remove erase.migan --mirror http://127.0.0.1',
    'toString',
  ])('does not understand "%s"', async (line) => {
    const { run, dir } = await anOperator();
    await expect(run(line)).rejects.toMatchObject({ name: 'BadUsage' });
    expect(existsSync(dir)).toBe(false);
  });

  it.each([
    ['add default --from /tmp --mirror http://127.0.0.1', /not both/],
    ['add default --mirror ftp://127.0.0.1', /begins with http/],
    ['add default', /say --yes/],
  ])('says what is wrong with "%s"', async (line, message) => {
    const { run, server, dir } = await anOperator();
    await expect(run(line)).rejects.toMatchObject({
      name: 'BadUsage',
      message: expect.stringMatching(message),
    });
    expect(server.asked).toEqual([]);
    expect(existsSync(dir)).toBe(false);
  });
});

describe('what is refused before anything is fetched', () => {
  const refused = async (line: string, changes: Partial<ModelsCommand> = {}) => {
    const operator = await anOperator();
    const { run, dir, server } = operator;
    const error = await run(line, changes).then(
      () => null,
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({ name: 'CannotAdd' });
    expect(server.asked).toEqual([]);
    expect(readInstalled(dir)).toEqual([]);
    return error?.message;
  };

  it('a model that is not known, with those that are', async () => {
    expect(await refused('add ../etc --yes')).toMatch(
      /^There is no model \.\.\/etc\. There are: default, .*select\.edgetam/,
    );
    expect(await refused('remove ../open-models')).toMatch(/is not installed in/);
    expect(await refused('remove erase.migan')).toMatch(/^erase\.migan is not installed in/);
  });

  it('a machine that cannot run models', async () => {
    expect(await refused('add default --yes', { machine: { ...ROOMY, platform: 'darwin/x64' } })).toMatch(
      /has no program for darwin\/x64/,
    );
  });

  it('a model whose hash nobody could give', async () => {
    expect(await refused('add classes.detr --yes')).toMatch(
      /^classes\.detr has no published hash, so it is not fetched\. Get onnx\/model_quantized\.onnx of Xenova/,
    );
  });

  it('a folder that is not there, and one that lacks a file', async () => {
    expect(await refused('add default --yes --from /nowhere')).toBe('There is no folder /nowhere.');
    expect(await refused(`add default --yes --from ${temporaryFolder()}`)).toMatch(
      /has no onnx\/vision_encoder\.onnx of select\.edgetam, nor select\.edgetam\/onnx/,
    );
  });

  it('a place that is no folder', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    expect(await refused('add default --yes', { dir: join(file, 'models') })).toMatch(
      /cannot be written to \(ENOTDIR\)\. Choose another one with ENGINE_MODEL_DIR\./,
    );
  });

  it.skipIf(!mayMount())(
    'a disk with too little room for the whole (needs the right to mount one)',
    async () => {
      const disk = mountSmallDisk(32e6)!;
      try {
        expect(await refused('add default --yes', { dir: join(disk.folder, 'models') })).toMatch(
          /^There is too little room on the disk of .*: 66 MB are needed, 3\d MB are free\. Nothing was fetched\.$/,
        );
      } finally {
        disk.remove();
      }
    },
  );
});

describe('adding', () => {
  it('shows all there is to know, asks, and does nothing when the answer is no', async () => {
    const { run, said, server, dir } = await anOperator();
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question, ...said);
      return false;
    };
    expect(
      await run('add default', { terminal: { tell: (line) => said.push(line), redraw: null, ask } }),
    ).toBe(false);
    const before = asked.join('\n');
    for (const known of [...PACK, '0.1', 'Apache-2.0', 'MIT', 'Note: Learned from a teacher', 'MB of memory'])
      expect(before).toContain(known);
    expect(before).toMatch(/^From 127\.0\.0\.1:\d+ into .*open-models; 65 MB have to be free there\.$/m);
    expect(said.at(-1)).toBe('Nothing was fetched.');
    expect(server.asked).toEqual([]);
    expect(existsSync(dir)).toBe(false);
  });

  it('installs the default pack and the runtime, with the licences, and nothing else', async () => {
    const { run, said, dir, ids, catalogue, fileOf } = await anOperator();
    const stray = await run('add default', {
      terminal: { tell: (line) => said.push(line), redraw: null, ask: async () => true },
    });
    expect(stray).toBe(true);
    expect(ids().sort()).toEqual(PACK);
    expect(readFileSync(join(dirname(fileOf('erase.migan')), 'LICENCE.txt'), 'utf8')).toMatch(
      /^MI-GAN. Copyright \(c\) 2024 .*\n.*\n\nMIT License/,
    );
    expect(readdirSync(dir).sort()).toEqual(['lock', 'models', 'runtime']);
    const runtime = runtimeFolder(dir, catalogue.runtime)!;
    expect(
      readdirSync(join(runtime, 'node_modules'))
        .filter((name) => !name.startsWith('.'))
        .sort(),
    ).toEqual(['onnxruntime-common', 'onnxruntime-node']);
    const programs = join(runtime, 'node_modules/onnxruntime-node/bin/napi-v6');
    expect(readdirSync(programs, { recursive: true }).filter((path) => String(path).endsWith('.js'))).toEqual(
      [join(process.platform, process.arch, 'binding.js')],
    );
    expect(existsSync(join(runtime, 'node_modules/onnxruntime-node/script-ran'))).toBe(false);
    expect(said.filter((line) => /%/.test(line)).length).toBeGreaterThanOrEqual(6);

    expect(await run('verify')).toBe(true);
    expect(await run('doctor')).toBe(true);
    expect(await run('add default')).toBe(true);
    expect(said.at(-1)).toBe('All of it is installed, and every hash is right.');
    expect(await run('list')).toBe(true);
    expect(said.filter((line) => line.endsWith('installed'))).toHaveLength(3);
  });

  it('takes another address than the usual one', async () => {
    const { run, ids, server, served } = await anOperator();
    const mirror = await serveFiles(new Map([...served].map(([path, bytes]) => [`/hub${path}`, bytes])));
    expect(await run(`add erase.migan --yes --mirror ${mirror.url}/hub/`)).toBe(true);
    expect(ids()).toEqual(['erase.migan']);
    expect(server.asked).toEqual([]);
    expect(mirror.asked).toHaveLength(1);
  });

  it('adds from a folder without a network, also what was installed elsewhere with its runtime', async () => {
    const one = await anOperator();
    await one.run('add erase.migan --yes');
    const other = await anOperator();
    const offline = { ...other.registry.env, npm_config_registry: 'http://127.0.0.1:1/' };
    const changes = { npm: { command: ['npm'], env: offline } };
    expect(await other.run(`add erase.migan --yes --from ${one.dir}`, changes)).toBe(true);
    expect(
      await other.run(`add default --yes --from ${handMade(join(other.root, 'mine'), other)}`, changes),
    ).toBe(true);
    expect(other.ids().sort()).toEqual(PACK);
    expect(other.server.asked).toEqual([]);
    expect(await other.run('doctor')).toBe(true);
  });

  it('shows and stores the hash of what nobody could give a hash of, and holds the file against it', async () => {
    const operator = await anOperator();
    const { run, said, dir, fileOf, root } = operator;
    await run(`add classes.detr --yes --from ${handMade(join(root, 'mine'), operator)}`);
    const sha256 = await hashOf(fileOf('classes.detr'));
    expect(said.join('\n')).toContain(`has the SHA-256 ${sha256}: it is stored`);
    expect(readInstalled(dir)).toMatchObject([
      { files: [{ sha256, isGiven: false }], from: join(root, 'mine') },
    ]);
    expect(await run('verify')).toBe(true);
    writeFileSync(fileOf('classes.detr'), 'other');
    expect(await run('verify')).toBe(false);
  });

  it('follows with a later revision, and leaves nothing of the earlier one', async () => {
    const { run, dir, ids, root } = await anOperator();
    await run('add erase.migan --yes');
    const later = await anOperator({ isLater: true });
    await later.run(`list`, { dir });
    expect(later.said.join('\n')).toMatch(/erase\.migan .* another revision/);
    expect(await later.run('add erase.migan --yes', { dir })).toBe(true);
    expect(ids()).toEqual(['erase.migan']);
    expect(readdirSync(join(root, 'open-models/models/erase.migan'))).toEqual(['ffffffff']);
  });

  it('lets one command at a time work on a folder', async () => {
    const { run, dir, ids } = await anOperator();
    await run('add erase.migan --yes');
    const lock = await openFolderLock(join(dir, 'lock'));
    lock.take('alone');
    try {
      await expect(run('add default --yes')).rejects.toMatchObject({ reason: 'busy' });
      await expect(run('remove erase.migan')).rejects.toMatchObject({ reason: 'busy' });
    } finally {
      lock.release();
    }
    expect(ids()).toEqual(['erase.migan']);
    await run('add default --yes');
    expect(ids().sort()).toEqual(PACK);
  });

  it('keeps what is complete when a later file fails, and goes on from there', async () => {
    const { run, ids, server, served, dir } = await anOperator();
    const [path, bytes] = [...served].find(([name]) => name.includes('depth-anything'))!;
    served.set(path, Buffer.alloc(bytes.length));
    await expect(run('add default --yes')).rejects.toMatchObject({ reason: 'changed' });
    expect(ids().sort()).toEqual(['erase.migan', 'select.edgetam']);
    served.set(path, bytes);
    server.asked.length = 0;
    await run('add default --yes');
    expect(ids().sort()).toEqual(PACK);
    expect(server.asked).toEqual([path]);
    expect(existsSync(join(dir, 'staging'))).toBe(false);
  });

  it.each([
    ['is cut', (bytes: Buffer) => bytes.subarray(1), /has 19999 bytes; it should have 20000/],
    ['is another one', (bytes: Buffer) => Buffer.alloc(bytes.length, 1), /is not the file that was pinned/],
    ['is a web page', () => Buffer.from('<!DOCTYPE html><title>Sign in</title>'), /is a web page/],
    ['is a pointer', () => Buffer.from('version https://git-lfs.github.com/spec/v1\noid x'), /git lfs pull/],
    ['is empty', () => Buffer.alloc(0), /is empty/],
  ])('refuses a file of a folder that %s', async (_how, spoil, message) => {
    const operator = await anOperator();
    const { run, root, ids, dir } = operator;
    const folder = handMade(join(root, 'mine'), operator);
    const file = join(folder, 'erase.migan/migan_pipeline_v2.onnx');
    writeFileSync(file, spoil(readFileSync(file)));
    await expect(run(`add erase.migan --yes --from ${folder}`)).rejects.toThrow(message);
    expect(ids()).toEqual([]);
    expect(existsSync(join(dir, 'models'))).toBe(false);
  });

  it.skipIf(!mayMount())(
    'says so when the disk fills up meanwhile (needs the right to mount one)',
    async () => {
      const disk = mountSmallDisk(80e6)!;
      try {
        const { run, served, server } = await anOperator();
        const dir = join(disk.folder, 'models');
        const fill = () => {
          writeFileSync(join(disk.folder, 'ballast'), Buffer.alloc(81e6));
        };
        const terminal = {
          tell: (line: string) => {
            if (line.startsWith('select.edgetam onnx/vision') && !existsSync(join(disk.folder, 'ballast')))
              expect(fill).toThrow(/ENOSPC/);
          },
          redraw: null,
          ask: null,
        };
        await expect(run('add default --yes', { dir, terminal })).rejects.toMatchObject({
          reason: 'no_space',
          message: expect.stringMatching(/^The disk of .* is full\. What has come is kept/),
        });
        expect(readInstalled(dir)).toEqual([]);
        expect([served.size > 0, server.asked.length > 0]).toEqual([true, true]);
      } finally {
        disk.remove();
      }
    },
  );
});

describe('the runtime', () => {
  const expectNothing = async (operator: Awaited<ReturnType<typeof anOperator>>, message: RegExp) => {
    const { run, dir, catalogue, ids, server } = operator;
    await expect(run('add default --yes')).rejects.toMatchObject({ message: expect.stringMatching(message) });
    expect(runtimeFolder(dir, catalogue.runtime)).toBe(null);
    expect(ids()).toEqual([]);
    expect(server.asked).toEqual([]);
  };

  it('is refused when npm gives another one than was pinned', async () => {
    const operator = await anOperator();
    const other = await serveRegistry('exports.InferenceSession = { create() {} };');
    Object.assign(operator.registry.env, other.env);
    await expectNothing(operator, /^npm gave another onnxruntime-node than the one that was pinned/);
  });

  it('is refused when it does not load', async () => {
    await expectNothing(
      await anOperator({ entry: `throw new Error('libonnxruntime.so.1: no such file');` }),
      /cannot be loaded on this machine: Error: libonnxruntime\.so\.1: no such file$/,
    );
    await expectNothing(await anOperator({ entry: '' }), /it has no InferenceSession$/);
    await expectNothing(await anOperator({ entry: 'process.abort()' }), /it ends with null$/);
  });

  it('says what npm says where there is no network, and what may help', async () => {
    const { run, dir, registry } = await anOperator();
    const env = { ...registry.env, npm_config_registry: 'http://127.0.0.1:1/' };
    const hint = 'HTTPS_PROXY names a proxy, which Node heeds only with NODE_USE_ENV_PROXY=1.';
    const failing = run('add default --yes', { npm: { command: ['npm'], env }, networkHint: hint });
    await expect(failing).rejects.toThrow(
      /^npm could not install onnxruntime-node 9\.9\.9:\n[^]*ECONNREFUSED[^]*name it with --from\.\nHTTPS_PROXY names/,
    );
    expect(existsSync(join(dir, 'runtime'))).toBe(false);
  });
});

it('says who cannot be reached, and what else there is', async () => {
  const { run, ids, dir, catalogue } = await anOperator();
  const hint = 'HTTPS_PROXY names a proxy, which Node heeds only with NODE_USE_ENV_PROXY=1.';
  const failing = run('add default --yes --mirror http://127.0.0.1:1', { networkHint: hint });
  await expect(failing).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/onnx-community\/EdgeTAM-ONNX\/resolve\/\S+ cannot be reached \(.*\)\.\nAnother server can be named with --mirror, a folder with --from\.\nHTTPS_PROXY/,
  );
  expect(ids()).toEqual([]);
  expect(runtimeFolder(dir, catalogue.runtime)).not.toBe(null);
});

describe('looking after what is installed', () => {
  it('says that nothing is, and makes no folder', async () => {
    const { run, said, dir } = await anOperator();
    expect([await run('verify'), await run('doctor'), await run('list')]).toEqual([true, true, true]);
    expect(said.filter((line) => line === `No open model is installed in ${dir}.`)).toHaveLength(2);
    expect(existsSync(dir)).toBe(false);
  });

  it('finds files that were changed or lost, and adding again repairs them', async () => {
    const { run, said, fileOf, server } = await anOperator();
    await run('add erase.migan --yes');
    await run('add depth.dav2s --yes');
    const migan = fileOf('erase.migan');
    writeFileSync(migan, Buffer.alloc(20_000));
    writeFileSync(fileOf('depth.dav2s'), '');
    said.length = 0;
    expect(await run('verify')).toBe(false);
    expect(said.join('\n')).toMatch(
      /erase\.migan: migan_pipeline_v2\.onnx has the SHA-256 [0-9a-f]{64}, it should be [0-9a-f]{64}\./,
    );
    expect(await run('doctor')).toBe(false);
    server.asked.length = 0;
    await run('add default --yes');
    expect(server.asked).toHaveLength(2 + 4);
    expect([await run('verify'), await run('doctor')]).toEqual([true, true]);
  });

  it('says when memory is short, when the runtime is gone, and when nobody recorded a test', async () => {
    const { run, said } = await anOperator();
    await run('add erase.migan --yes');
    expect(await run('doctor', { machine: { ...ROOMY, freeMB: 100 } })).toBe(false);
    expect(said).toContain('erase.migan needs about 600 MB of memory; 100 MB are free.');
    expect(said).toContain(
      'Note: nobody has recorded what erase.migan gives for its test picture: npm run models -- record erase.migan',
    );
    await run('remove runtime');
    expect(await run('doctor')).toBe(false);
    expect(said).toContain('onnxruntime-node 9.9.9 is not installed: add a model again.');
  });

  it('removes a model whole and leaves the others', async () => {
    const { run, ids, dir } = await anOperator();
    await run('add default --yes');
    expect(await run('remove erase.migan')).toBe(true);
    expect(ids().sort()).toEqual(['depth.dav2s', 'select.edgetam']);
    expect(readdirSync(dir).sort()).toEqual(['lock', 'models', 'runtime']);
    expect(readdirSync(join(dir, 'models')).sort()).toEqual(['depth.dav2s', 'select.edgetam']);
  });
});
