import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeUser } from '#test/support/make-user.ts';
import { describeOnBoth, makeTestDatabase } from '#test/support/test-database.ts';
import { openDb } from '../db.ts';
import { migrate, migrations } from '../migrate.ts';

interface OldFile {
  readonly type: string;
  readonly name: string;
  readonly prompt?: string;
  readonly translated_prompt?: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly deleted_at?: number;
}

const files: readonly OldFile[] = [
  { type: 'upload', name: 'Salon d’Été.JPG' },
  {
    type: 'search-recolor',
    name: 'maquette-1.png',
    prompt: 'vert forêt',
    translated_prompt: 'Forest Green',
    parameters: { select_prompt: 'le Fauteuil', strength: 0.5, search_prompt: 7 },
  },
  {
    type: 'search-replace',
    name: 'Œuvre.png',
    prompt: 'un canapé',
    parameters: { search_prompt: 'la   chaise' },
    deleted_at: 5,
  },
  { type: 'flux_kontext_pro_result', name: 'brighter.png', prompt: 'brighter' },
];

const keys = [
  { shown_type: 'upload', name_key: "salon d'ete.jpg", search_text: "salon d'ete.jpg" },
  {
    shown_type: 'search-recolor',
    name_key: 'maquette-1.png',
    search_text: 'maquette-1.png vert foret forest green le fauteuil',
  },
  {
    shown_type: 'search-replace',
    name_key: 'oeuvre.png',
    search_text: 'oeuvre.png un canape la chaise',
  },
  { shown_type: 'inpaint', name_key: 'brighter.png', search_text: 'brighter.png brighter' },
];

describeOnBoth('the fifth migration', (on) => {
  const openOld = async () => {
    const { address, drop } = await makeTestDatabase(on.kind);
    const db = openDb(address);
    const old = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0005'));
    await migrate(db, old);
    const close = async () => {
      await db.destroy();
      await drop();
    };
    return { db, close };
  };
  const keep = async (db: ReturnType<typeof openDb>, file: OldFile & { id: string; userId: string }) => {
    const details = JSON.stringify(file.parameters ? { parameters: file.parameters } : {});
    await sql`
      insert into files (id, user_id, type, name, mime, bytes, width, height, sha256, blob_key, prompt, translated_prompt,
        details, created_at, deleted_at)
      values (${file.id}, ${file.userId}, ${file.type}, ${file.name}, 'image/png', 9, 3, 2, ${file.id}, ${file.id},
        ${file.prompt ?? null}, ${file.translated_prompt ?? null}, ${details}, 1, ${file.deleted_at ?? null})
    `.execute(db);
  };

  it('makes every picture that was there searchable, those in the trash too', async () => {
    const { db, close } = await openOld();
    const { id: userId } = await makeUser(db);
    for (const [index, file] of files.entries()) await keep(db, { ...file, id: `file-${index}`, userId });
    await db.insertInto('file_totals').values({ user_id: userId, files: 3, bytes: 27 }).execute();
    await migrate(db);
    const columns = ['shown_type', 'name_key', 'search_text', 'starred_at'] as const;
    const found = await db.selectFrom('files').select(columns).orderBy('id').execute();
    expect(found).toEqual(keys.map((row) => ({ ...row, starred_at: null })));
    const totals = await db.selectFrom('file_totals').select(['files', 'bytes', 'version']).execute();
    expect(totals).toEqual([{ files: 3, bytes: 27, version: 0 }]);
    await close();
  });

  it('leaves out nothing of more pictures than it looks at in one go', async () => {
    const { db, close } = await openOld();
    const { id: userId } = await makeUser(db);
    for (let index = 0; index < 2001; index++)
      await keep(db, { type: 'edited', name: `É${index}`, id: `file-${index}`, userId });
    await migrate(db);
    const wrong = await db
      .selectFrom('files')
      .select('name_key')
      .where(
        sql<boolean>`name_key <> replace(name, 'É', 'e') or shown_type <> 'edited' or search_text <> name_key`,
      )
      .execute();
    expect(wrong).toEqual([]);
    await close();
  });
});
