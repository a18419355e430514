import { expect, test } from 'vitest';
import { tooOldMessage } from './require-node.mjs';

test.each(['18.20.4', '20.18.3', '19.9.0'])('Node %s is refused in one sentence', (version) => {
  expect(tooOldMessage(version)).toBe(`Maquette needs Node 20.19 or newer; this is Node ${version}.`);
});

test.each(['20.19.0', '20.20.2', '22.1.0', '24.21.0'])('Node %s will do', (version) => {
  expect(tooOldMessage(version)).toBeNull();
});
