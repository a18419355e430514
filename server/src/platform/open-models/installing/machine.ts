import type { Runtime } from '../catalogue.ts';

/** What of a machine decides whether it can run models. */
export interface Machine {
  /** As `platform/architecture` in Node's words. */
  readonly platform: string;
  /** The version of glibc; null = another C library, or another system. */
  readonly glibc: string | null;
  /** Memory that this process could still have, its container's limit heeded. MB */
  readonly freeMB: number;
}

const BYTES_PER_MB = 1e6;

export function thisMachine(): Machine {
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return {
    platform: `${process.platform}/${process.arch}`,
    glibc: header?.glibcVersionRuntime ?? null,
    freeMB: Math.floor(process.availableMemory() / BYTES_PER_MB),
  };
}

/** The oldest glibc that the runtime's programs were linked with. */
const GLIBC = [2, 28] as const;

/** Why the runtime cannot run here, as a sentence; null = it can. */
export function whyUnfit({ platform, glibc }: Machine, { name, version, platforms }: Runtime): string | null {
  if (!platforms.includes(platform))
    return `Open models do not run here: ${name} ${version} has no program for ${platform} (only for ${platforms.join(', ')}).`;
  if (!platform.startsWith('linux/')) return null;
  if (glibc === null)
    return 'Open models do not run here: they need a system with glibc, and this one has another C library (musl, as in Alpine).';
  const [major = 0, minor = 0] = glibc.split('.').map(Number);
  const isOld = major < GLIBC[0] || (major === GLIBC[0] && minor < GLIBC[1]);
  return isOld
    ? `Open models do not run here: they need glibc ${GLIBC.join('.')} or newer; this is ${glibc}.`
    : null;
}

/** What to say to who cannot reach a server although a proxy is named; null = no proxy is, or it is heeded. */
export function proxyHint(
  environment: Readonly<Record<string, string | undefined>>,
  node: string,
): string | null {
  const named = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy'].find((name) => environment[name]);
  if (named === undefined) return null;
  if (Number(node.split('.')[0]) < HEEDS_PROXIES)
    return `${named} names a proxy, which this version of Node does not heed: use Node ${HEEDS_PROXIES} with NODE_USE_ENV_PROXY=1, or --from with a folder.`;
  return environment['NODE_USE_ENV_PROXY'] === '1'
    ? null
    : `${named} names a proxy, which Node heeds only with NODE_USE_ENV_PROXY=1.`;
}

/** The first version of Node whose `fetch` can be told to use the proxy of the environment. */
const HEEDS_PROXIES = 24;
