import { expect, it } from 'vitest';
import { forgetPerson } from './forget-person.ts';

const storageOf = (keys: string[]) => {
  const kept = new Set(keys);
  const storage = {
    key: (index: number) => [...kept][index] ?? null,
    removeItem: (key: string) => void kept.delete(key),
    get length() {
      return kept.size;
    },
  };
  return { kept, storage: () => storage as Storage };
};

it('does nothing where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => forgetPerson('ada', forbidden)).not.toThrow();
});

it('removes what is kept for one person, and nothing of others or of the device', () => {
  const { kept, storage } = storageOf(['theme', 'inpainting:ada', 'replace:ada', 'tray:bob', 'tray:ada']);
  forgetPerson('ada', storage);
  expect([...kept]).toEqual(['theme', 'tray:bob']);
});
