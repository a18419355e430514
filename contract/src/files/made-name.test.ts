import { expect, it } from 'vitest';
import { tools } from '../edits/tools.ts';
import { editedName, isMadeName } from './made-name.ts';

it('an edited picture is named as specified', () => {
  expect([editedName('jpeg'), editedName('png'), editedName('webp')]).toEqual([
    'edited-image.jpg',
    'edited-image.png',
    'edited-image.webp',
  ]);
});

it('what somebody called a photo is no name of the product’s', () => {
  expect(['living room.jpg', 'replaced-image 2.png', 'my edited-image.jpg'].filter(isMadeName)).toEqual([]);
});

it('every tool’s result and every edited picture is known by its name', () => {
  const asked = { mode: 'replace' as const, prompt: '' };
  const names = Object.values(tools).map(({ result }) => result.nameOf(asked));
  expect([...names, editedName('jpeg')].filter((name) => !isMadeName(name))).toEqual([]);
});
