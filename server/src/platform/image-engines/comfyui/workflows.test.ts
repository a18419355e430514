import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillIn, readWorkflows, type Workflow } from './workflows.ts';

const shipped = join(import.meta.dirname, 'workflows');

/** A folder with the workflows that come with Maquette, to be changed. */
const copied = (): { folder: string; write: (file: string, value: unknown) => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'maquette-workflows-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(shipped, folder, { recursive: true });
  return {
    folder,
    write: (file, value) => writeFileSync(join(folder, file), JSON.stringify(value)),
  };
};

describe('the workflows of a folder', () => {
  it.each([
    ['names no task', /workflows\.json names no task/, { tasks: {}, points: {} }],
    [
      'names a graph without a file',
      /nothing\.api\.json is not there or not JSON/,
      {
        tasks: { inpaint: 'nothing' },
        points: {},
      },
    ],
    [
      'leads out of the folder',
      /workflows\.json is wrong at "tasks\.inpaint"/,
      {
        tasks: { inpaint: '../../secret' },
        points: {},
      },
    ],
    [
      'does not say where the mask goes',
      /does not say where klein-mask-inpaint takes its mask/,
      {
        tasks: { inpaint: 'klein-mask-inpaint' },
        points: { 'klein-mask-inpaint': { photo: ['photo.image'], prompt: ['words.text'] } },
      },
    ],
    [
      'writes to an input that the graph has not',
      /klein-instruction-edit\.api\.json has no input 99\.text/,
      {
        tasks: { instruct: 'klein-instruction-edit' },
        points: { 'klein-instruction-edit': { photo: ['photo.image'], prompt: ['99.text'] } },
      },
    ],
  ])('are refused when the manifest %s', (_what, fault, manifest) => {
    const { folder, write } = copied();
    write('workflows.json', manifest);
    expect(() => readWorkflows(folder)).toThrow(fault);
  });

  it('are refused when a graph is saved in another than the API format', () => {
    const { folder, write } = copied();
    write('klein-mask-inpaint.api.json', { nodes: [], links: [] });
    expect(() => readWorkflows(folder)).toThrow(/klein-mask-inpaint\.api\.json is wrong/);
  });

  it('are refused when there is no folder', () => {
    expect(() => readWorkflows(join(shipped, 'absent'))).toThrow(/COMFYUI_WORKFLOWS/);
  });

  it('may be those that come with Maquette, each of them', () => {
    for (const name of ['inpaint-checkpoint', 'inpaint-plain-checkpoint', 'klein-mask-inpaint']) {
      const { folder, write } = copied();
      const { points } = JSON.parse(readFileSync(join(shipped, 'workflows.json'), 'utf8'));
      write('workflows.json', { tasks: { inpaint: name }, points });
      expect([...readWorkflows(folder).keys()]).toEqual(['inpaint']);
    }
    expect([...readWorkflows(null).keys()]).toEqual(['inpaint', 'instruct']);
  });
});

describe('filling in a workflow', () => {
  const workflow = (): Workflow => readWorkflows(null).get('instruct') as Workflow;

  it('writes each value wherever it is taken, and leaves the workflow as it was', () => {
    const before = structuredClone(workflow().graph);
    const graph = fillIn(workflow(), { prompt: 'a blue sofa', width: 1152, seed: 5 });
    expect(graph['words']?.inputs['text']).toBe('a blue sofa');
    expect([graph['schedule']?.inputs['width'], graph['canvas']?.inputs['width']]).toEqual([1152, 1152]);
    expect(graph['noise']?.inputs['noise_seed']).toBe(5);
    expect(workflow().graph).toEqual(before);
  });

  it('leaves out what the workflow has no place for', () => {
    expect(fillIn(workflow(), { guidance: 7, negative: 'clutter' })).toEqual(workflow().graph);
  });
});
