import { describe, expect, it } from 'vitest';
import { isPrivateAddress, publicAddressOnly } from './public-address.ts';

describe('a public address', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1'],
    ...['172.31.255.255', '192.168.1.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:a00:1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['fc00::1', 'fd12::1', 'fe80::1', 'ff02::1'],
  ])('is not %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '223.255.255.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is %s',
    (address) => {
      expect(isPrivateAddress(address)).toBe(false);
    },
  );

  it('is asked of every name that is looked up', async () => {
    const looked = await new Promise<Error | null>((resolve) =>
      publicAddressOnly('localhost', {}, (error) => resolve(error)),
    );
    expect(looked?.message).toContain('not a public address');
  });
});
