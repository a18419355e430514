/** Every fault of the settings, one a line. */
export class BadSettings extends Error {
  constructor(faults: readonly string[]) {
    super(`Maquette cannot start with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'BadSettings';
  }
}
