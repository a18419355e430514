/** A bucket of an object store that speaks S3, and where in it. */
export interface S3Address {
  readonly bucket: string;
  /** What every key begins with: empty, or ending with a slash. */
  readonly prefix: string;
  /** Where the store is reached; null = Amazon's own, in `region`. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Whether the bucket stands in the path of an address, and not in its host name. */
  readonly pathStyle: boolean;
}

const DEFAULT_REGION = 'us-east-1';
/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const SEGMENTS = /^([a-zA-Z0-9][a-zA-Z0-9._-]*(\/[a-zA-Z0-9][a-zA-Z0-9._-]*)*)?$/;
const REGION = /^[a-z0-9-]+$/;
const PARAMETERS = ['endpoint', 'region', 'pathStyle'];

/**
 * Reads `s3://bucket/prefix?endpoint=…&region=…&pathStyle=1`; null when it is no such address. Credentials have no place in it.
 * With an endpoint the bucket stands in the path unless `pathStyle=0`.
 */
export const readS3Address = (text: string): S3Address | null => {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, searchParams, hash } = new URL(text);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const endpoint = searchParams.get('endpoint');
  const region = searchParams.get('region') ?? DEFAULT_REGION;
  const pathStyle = searchParams.get('pathStyle') ?? (endpoint === null ? '0' : '1');
  const isSound =
    protocol === 's3:' &&
    `${port}${username}${password}${hash}` === '' &&
    BUCKET.test(hostname) &&
    SEGMENTS.test(prefix) &&
    (endpoint === null || isEndpoint(endpoint)) &&
    REGION.test(region) &&
    /^[01]$/.test(pathStyle) &&
    [...searchParams.keys()].every((name) => PARAMETERS.includes(name));
  if (!isSound) return null;
  return {
    bucket: hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint: endpoint?.replace(/\/+$/, '') ?? null,
    region,
    pathStyle: pathStyle === '1',
  };
};

const isEndpoint = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}` === '';
};

/** Where browsers find what is in a bucket, as a page's policy names it: scheme, host, port. Null for none. */
export function storageOrigin(address: StoreAddress | null): string | null {
  if (address === null) return null;
  const { bucket, endpoint, region, pathStyle } = address;
  const { protocol, host } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return `${protocol}//${pathStyle ? '' : `${bucket}.`}${host}`;
}

/** A store of pictures that is no folder, as the settings name it. */
export type StoreAddress = S3Address;

/** Reads the address of a store; null when there is none of a kind that is known. */
export function readStoreAddress(text: string): StoreAddress | null {
  return readS3Address(text);
}

/** A folder as it is, or a store; null for any other address. */
export function readBackupPlace(text: string): string | StoreAddress | null {
  return text.includes('://') ? readStoreAddress(text) : text;
}
