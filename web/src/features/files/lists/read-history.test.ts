import { describe, expect, it } from 'vitest';
import { readHistory } from './read-history.ts';

const record = { id: '1', url: '/api/files/1/content?a=b', name: 'Room', type: 'hologram', size: 7 };

describe('an answer of the history', () => {
  it.each([null, 'no', 7, {}, { files: 'none' }, [{ name: 'without id' }]])('is not %j', (answer) => {
    expect(readHistory(answer)).toBeNull();
  });

  it('may be a plain array', () => {
    const page = readHistory([record]);
    expect(page).toMatchObject({ total: null, storageBytes: null, files: [{ id: '1', isStarred: false }] });
  });

  it('may be an object with files and total, with or without the storage', () => {
    expect(readHistory({ files: [record], total: 9 })).toMatchObject({ total: 9, storageBytes: null });
    expect(readHistory({ files: [], total: 0, storageBytes: 12, storageLimitBytes: 1024 })).toMatchObject({
      files: [],
      storageBytes: 12,
      storageLimitBytes: 1024,
    });
  });

  it.each(['createdAt', 'created_at', 'date'])('tells the date as %s', (name) => {
    const moment = '2026-02-03T04:05:06.000Z';
    expect(readHistory([{ ...record, [name]: moment }])?.files[0]).toMatchObject({ createdAt: moment });
  });
});
