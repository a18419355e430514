import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readZip } from '#test/support/read-zip.ts';
import { streamZip, type ZipEntry } from './stream-zip.ts';

const MODIFIED = Date.UTC(2026, 0, 15, 12, 30, 1);
const KILOBYTE = 1024;

const entry = (name: string, content: ZipEntry['content'], isPacked = false): ZipEntry => ({
  name,
  modified: MODIFIED,
  content,
  isPacked,
});

async function* these(...entries: ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries;
}

const read = async (...entries: ZipEntry[]) => readZip(await buffer(streamZip(these(...entries))));

/** Pictures of a size, each counted while it is open. */
const pictures = (count: number, bytes: number) => {
  const seen = { asked: 0, opened: 0, open: 0, mostOpen: 0 };
  const open = async () => {
    seen.opened++;
    seen.mostOpen = Math.max(seen.mostOpen, ++seen.open);
    const chunk = Buffer.alloc(16 * KILOBYTE, seen.opened);
    const chunks = Array.from({ length: bytes / chunk.length }, () => chunk);
    return Readable.from(chunks).once('close', () => seen.open--);
  };
  async function* entries() {
    for (let i = 0; i < count; i++) {
      seen.asked++;
      yield entry(`pictures/${i}.png`, open);
    }
  }
  return { seen, entries };
};

describe('a ZIP as it is being read', () => {
  it('fails when an entry cannot be opened', async () => {
    const broken = async () => {
      throw new Error('the disk is gone');
    };
    await expect(read(entry('a.png', broken))).rejects.toThrow('the disk is gone');
  });

  it('fails when an entry breaks in the middle', async () => {
    const broken = async () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the disk is gone');
        })(),
      );
    await expect(read(entry('a.png', broken))).rejects.toThrow('the disk is gone');
  });

  it('fails when the next entry cannot be told', async () => {
    async function* failing() {
      yield entry('a.txt', Buffer.from('a'));
      throw new Error('the database is gone');
    }
    await expect(buffer(streamZip(failing()))).rejects.toThrow('the database is gone');
  });

  it('stops and closes what is open when its reader leaves', async () => {
    const { seen, entries } = pictures(50, 1024 * KILOBYTE);
    const zip = streamZip(entries());
    await once(zip, 'readable');
    zip.read();
    zip.destroy();
    await once(zip, 'close');
    while (seen.open > 0) await nextTurn();
    expect(seen).toMatchObject({ asked: 1, opened: 1, open: 0 });
  });

  it('asks for nothing that nobody reads', async () => {
    const { seen, entries } = pictures(5, 16 * KILOBYTE);
    const zip = streamZip(entries());
    zip.destroy();
    await once(zip, 'close');
    expect(seen.asked).toBe(0);
  });

  it('stores pictures as they are, packs texts, and keeps times', async () => {
    const text = Buffer.from('a sofa '.repeat(1000));
    const entries = await read(
      entry('words.json', text, true),
      entry('pictures/a.png', async () => Readable.from([text])),
      entry('empty.txt', Buffer.alloc(0)),
    );
    expect(entries.map(({ name, isPacked, bytes }) => [name, isPacked, bytes.length])).toEqual([
      ['words.json', true, 7000],
      ['pictures/a.png', false, 7000],
      ['empty.txt', false, 0],
    ]);
    expect(new Set(entries.map(({ modified }) => modified.getTime()))).toEqual(new Set([MODIFIED]));
  });

  it('leaves out what is not there any more', async () => {
    const entries = await read(
      entry('gone.png', async () => null),
      entry('b.txt', Buffer.from('b')),
    );
    expect(entries.map(({ name }) => name)).toEqual(['b.txt']);
  });

  it('is a whole ZIP also when it is empty', async () => {
    expect(await read()).toEqual([]);
  });

  it('opens one picture at a time, only as fast as it is read', async () => {
    const { seen, entries } = pictures(200, 256 * KILOBYTE);
    const zip = streamZip(entries());
    let bytes = 0;
    let mostAhead = 0;
    for await (const chunk of zip) {
      bytes += (chunk as Buffer).length;
      mostAhead = Math.max(mostAhead, seen.opened * 256 * KILOBYTE - bytes);
    }
    expect(seen).toEqual({ asked: 200, opened: 200, open: 0, mostOpen: 1 });
    expect(mostAhead).toBeLessThan(3 * 256 * KILOBYTE);
  });
});

describe('names in a ZIP', () => {
  it.each([
    ['../../etc/passwd', 'etc/passwd'],
    ['/absolute.png', 'absolute.png'],
    ['C:\\Windows\\room.png', 'C__Windows_room.png'],
    ['pictures/nul.png', 'pictures/_nul.png'],
    ['pictures/ro\0om\u202e.png', 'pictures/ro_om_.png'],
    ['pictures/café 🛋️.png', 'pictures/café 🛋️.png'],
    ['..', 'file'],
    ['', 'file'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(146)}.png`],
  ])('make "%s" safe', async (wished, name) => {
    expect((await read(entry(wished, Buffer.from('x')))).map((one) => one.name)).toEqual([name]);
  });

  it('are met once, whatever their case', async () => {
    const same = ['a.png', 'A.png', 'a (2).png', 'a.png', 'b/a.png'];
    const entries = await read(...same.map((name) => entry(name, Buffer.from(name))));
    expect(entries.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
      ['a.png', 'a.png'],
      ['A (2).png', 'A.png'],
      ['a (2) (2).png', 'a (2).png'],
      ['a (3).png', 'a.png'],
      ['b/a.png', 'b/a.png'],
    ]);
  });
});
