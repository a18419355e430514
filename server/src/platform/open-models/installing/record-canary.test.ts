import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { anOperator } from '#test/support/open-models/an-operator.ts';
import { triesModels } from './try-model.ts';

/** A runtime in plain script that halves what it is given, and computes otherwise where a file beside the model says so. */
const RUNTIME = `
  const { existsSync } = require('node:fs');
  exports.Tensor = function (type, data, dims) { Object.assign(this, { type, data, dims }); };
  exports.InferenceSession = {
    create: async (path) => ({
      inputMetadata: [
        { name: 'image', type: existsSync(path + '.float') ? 'float32' : 'uint8', shape: [1, 3, 'h', 'w'] },
        { name: 'mask', type: 'uint8', shape: [1, 1, 'h', 'w'] },
      ],
      outputMetadata: [{ name: 'result', type: 'uint8', shape: [1, 3, 'h', 'w'] }],
      run: async ({ image: { type, data, dims } }) => ({
        result: { type, dims, data: data.map((value) => value / (existsSync(path + '.noise') ? 3 : 2)) },
      }),
    }),
  };
`;

/** An operator whose command opens models in the real process. */
async function anOperatorWhoTries() {
  const operator = await anOperator({ entry: RUNTIME });
  const tryModel = triesModels(inject('runtimeDir'), 60_000);
  const run = (line: string): Promise<boolean> => operator.run(line, { tryModel });
  return { ...operator, run };
}

it('records nothing of what is not installed, and makes no folder', async () => {
  const { run, dir } = await anOperatorWhoTries();
  await expect(run('record erase.migan')).rejects.toThrow(/^erase\.migan is not installed in /);
  expect(existsSync(dir)).toBe(false);
});

it('records nothing of a model that takes other tensors, and the doctor says so', async () => {
  const { run, said, fileOf } = await anOperatorWhoTries();
  await run('add erase.migan --yes');
  writeFileSync(`${fileOf('erase.migan')}.float`, '');
  await expect(run('record erase.migan')).rejects.toThrow(
    /^erase\.migan cannot be used \(wrong_tensors: .*image is float32.*\)\. Nothing was recorded\.$/,
  );
  expect(await run('doctor')).toBe(false);
  expect(said.join('\n')).toMatch(/^erase\.migan cannot be used \(wrong_tensors\): /m);
  expect(said.join('\n')).toContain('Note: nobody has recorded');
});

it('holds a model against what was recorded of it, until that is recorded anew', async () => {
  const { run, said, fileOf } = await anOperatorWhoTries();
  await run('add erase.migan --yes');
  await run('record erase.migan');
  expect(said.at(-1)).toMatch(/^Revision 406830d0\w{32}, seed 7: \[\d+(\.\d+)?(,\d+(\.\d+)?){15}\]$/);
  said.length = 0;
  expect(await run('doctor')).toBe(true);
  expect(said).toEqual(['All is well with erase.migan.']);
  const noise = `${fileOf('erase.migan')}.noise`;
  writeFileSync(noise, '');
  expect(await run('doctor')).toBe(false);
  expect(said.at(-1)).toMatch(/^erase\.migan cannot be used \(canary_failed\): .* instead of /);
  await run('record erase.migan');
  expect(await run('doctor')).toBe(true);
  rmSync(noise);
  expect(await run('doctor')).toBe(false);
});
