import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Half of them: what a provider hands to one household or server (RFC 6177), who choose the rest as they like. */
const NETWORK_GROUPS = 4;

/**
 * Where a call comes from, as limits count it: an IPv4 address, also where it is written as an IPv6 one; of an IPv6 address
 * its network of 64 bits, or whoever has one could come from a new address each time.
 */
export function callerAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.replace(/%.*/, '').split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail)];
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** An IPv4 address at the end stands for two groups; what they hold is of no matter here. */
const groupsIn = (part: string): string[] =>
  part === '' ? [] : part.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0').split(':');
