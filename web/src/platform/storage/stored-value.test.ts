import { describe, expect, it } from 'vitest';
import { storedValue } from './stored-value.ts';

const makeStorage = (entries: Record<string, string> = {}): Storage => {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size;
    },
  };
};

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

const size = (storage: () => Storage) =>
  storedValue<'small' | 'large'>(
    {
      key: 'size',
      parse: (text) => (text === 'small' || text === 'large' ? text : null),
      print: (value) => value,
      fallback: () => 'small',
    },
    storage,
  );

describe('a stored value', () => {
  it('is the fallback while the storage holds nonsense', () => {
    expect(size(() => makeStorage({ size: 'gigantic' })).get()).toBe('small');
  });

  it('lives on in memory where storage is forbidden', () => {
    const stored = size(refuse);
    expect(stored.get()).toBe('small');
    stored.set('large');
    expect(stored.get()).toBe('large');
    stored.clear();
    expect(stored.get()).toBe('small');
  });

  it('is kept under its key', () => {
    const storage = makeStorage();
    size(() => storage).set('large');
    expect(storage.getItem('size')).toBe('large');
    expect(size(() => storage).get()).toBe('large');
  });

  it('leaves nothing behind when cleared', () => {
    const storage = makeStorage({ size: 'large' });
    size(() => storage).clear();
    expect(storage.getItem('size')).toBeNull();
  });

  it('tells listeners of a change until they stop listening', () => {
    const stored = size(() => makeStorage());
    let heard = 0;
    const stop = stored.subscribe(() => (heard += 1));
    stored.set('large');
    stop();
    stored.set('small');
    expect(heard).toBe(1);
  });
});
