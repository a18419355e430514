import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { rmSync } from 'node:fs';

/** A package as npm gives it out. */
interface Package {
  readonly name: string;
  readonly version: string;
  readonly manifest: object;
  readonly tarball: Buffer;
  readonly integrity: string;
}

export interface NpmRegistry {
  /** What makes npm ask this registry, and keep nothing of it beyond the test. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The hash of each package, as npm writes it. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Called for each package that is fetched, before it is given. */
  onTarball(listener: (name: string) => void): void;
}

/** The version of everything that this registry has. */
export const STAND_IN_VERSION = '9.9.9';

const binding = `module.exports = { platform: process.platform };\n`;
const PLATFORMS = [
  'linux/x64',
  'linux/arm64',
  'darwin/arm64',
  'win32/x64',
  `${process.platform}/${process.arch}`,
];

/** Of the shape of the real runtime: programs for every system, a script that must not run, packages that only the script wants. */
const runtimeFiles = (entry: string): Record<string, string> => ({
  'index.js': entry,
  'evil.js': `require('node:fs').writeFileSync('script-ran', '');`,
  ...Object.fromEntries(PLATFORMS.map((platform) => [`bin/napi-v6/${platform}/binding.js`, binding])),
});

const LOADS = `
  require('onnxruntime-common');
  const { platform } = require('./bin/napi-v6/' + process.platform + '/' + process.arch + '/binding.js');
  exports.InferenceSession = { create: () => platform };
`;

/** A registry of npm on this machine that has a stand-in of the runtime. @param entry source of its main file */
export async function serveRegistry(entry = LOADS): Promise<NpmRegistry> {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-registry-'));
  const dependencies = { 'onnxruntime-common': STAND_IN_VERSION, 'only-for-the-script': STAND_IN_VERSION };
  const packages = [
    pack(folder, 'onnxruntime-node', {
      manifest: { main: 'index.js', dependencies, scripts: { postinstall: 'node evil.js' } },
      files: runtimeFiles(entry),
    }),
    pack(folder, 'onnxruntime-common', { manifest: {}, files: { 'index.js': '' } }),
    pack(folder, 'only-for-the-script', { manifest: {}, files: { 'index.js': '' } }),
  ];
  let listener = (_name: string): void => {};
  const server = createServer((request, response) => {
    const found = packages.find(({ name }) => request.url?.startsWith(`/${name}`));
    if (found === undefined) response.writeHead(404).end('{}');
    else if (request.url?.endsWith('.tgz')) {
      listener(found.name);
      response.end(found.tarball);
    } else response.end(JSON.stringify(documentOf(found, `http://${request.headers.host}`)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      npm_config_registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      npm_config_cache: join(folder, 'cache'),
      npm_config_fetch_retries: '0',
      npm_config_update_notifier: 'false',
    },
    integrity: Object.fromEntries(packages.map(({ name, integrity }) => [name, integrity])),
    onTarball: (listen) => (listener = listen),
  };
}

interface Contents {
  readonly manifest: object;
  readonly files: Readonly<Record<string, string>>;
}

function pack(folder: string, name: string, { manifest, files }: Contents): Package {
  const described = { name, version: STAND_IN_VERSION, ...manifest };
  const source = join(folder, name);
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(described) })) {
    const file = join(source, 'package', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  execFileSync('tar', ['-czf', `${source}.tgz`, '-C', source, 'package']);
  const tarball = readFileSync(`${source}.tgz`);
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  return { name, version: STAND_IN_VERSION, manifest: described, tarball, integrity };
}

function documentOf({ name, version, manifest, integrity }: Package, base: string): object {
  const tarball = `${base}/${name}/-/${name}-${version}.tgz`;
  return {
    name,
    'dist-tags': { latest: version },
    versions: { [version]: { ...manifest, dist: { tarball, integrity } } },
  };
}
