// People, pictures, past edits and their ledger of any number, written by PostgreSQL itself.

/** Half of the pictures belong to so many of a hundred people. */
const BUSY_PERCENT = 1;
const IDS = { person: '0190a000', file: '0190b000', edit: '0190c000' };
/** How the ids of edits begin that were made long ago. */
export const PAST_EDITS = IDS.edit;
const BEGAN = 1_700_000_000_000;
/** As long as those of a result are. */
const DETAILS = JSON.stringify({
  engine: 'simulated',
  seed: 1234567,
  changedOutside: 0,
  outsidePixels: 57600,
  models: [],
  parameters: { prompt: 'a green velvet sofa', mode: 'inpaint', steps: 30, guidance: 7, strength: 0.8 },
  receipt: {
    startedAt: '2024-01-01T00:00:00.000Z',
    finishedAt: '2024-01-01T00:00:02.000Z',
    price: 1,
    charged: 1,
  },
  heed: { understood: { action: 'put', things: ['sofa'], colours: ['green'], materials: ['velvet'] } },
});

/** @param {'person' | 'file' | 'edit'} kind @param {string} number an expression */
const id = (kind, number) => `'${IDS[kind]}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0')`;

/** @param {string} text an expression */
const hash = (text) => `encode(sha256((${text})::bytea), 'hex')`;

/** What a person's session is opened by. @param {number} person */
export const tokenOf = (person) => `scale-session-of-person-${person}`;

/** One of those whom half of the pictures belong to. @param {number} people @param {number} part 0 to 1 */
export const busyPerson = (people, part) => Math.floor(busyAmong(people) * part);

/** @param {number} people */
const busyAmong = (people) => Math.max(1, Math.floor((people * BUSY_PERCENT) / 100));

/** @param {number} people */
const peopleSql = (people) => {
  const each = `from generate_series(0, ${people - 1}) n`;
  return [
    `insert into users (id, email_key, email, full_name, password_hash, auth_provider, is_verified, role, locale, created_at)
     select ${id('person', 'n')}, 'p' || n || '@example.org', 'p' || n || '@example.org', 'Person ' || n, null, 'local', 1, 'user', 'en',
       ${BEGAN} ${each}`,
    `insert into sessions (id, user_id, token_hash, idle_ms, created_at, used_at, expires_at, user_agent)
     select ${id('person', 'n')}, ${id('person', 'n')}, ${hash(`'${tokenOf(0).slice(0, -1)}' || n`)}, 86400000, ${Date.now()},
       ${Date.now()}, ${Date.now() + 86_400_000}, 'Mozilla/5.0' ${each}`,
    `insert into credit_accounts (user_id, balance, held) select ${id('person', 'n')}, 1000000, 0 ${each}`,
    `insert into credit_entries (id, user_id, natural_key, amount, source, description, balance_after, edit_id, created_at, position)
     select ${id('person', 'n')}, ${id('person', 'n')}, 'welcome:' || ${id('person', 'n')}, 1000000, 'welcome', '', 1000000, null,
       ${BEGAN}, 1 ${each}`,
  ];
};

/** Every other picture is the result of an edit. @param {number} files @param {number} people */
const pictureSql = (files, people) => {
  const owner = `case when n % 4 < 2 then n / 4 % ${people} else n / 4 % ${busyAmong(people)} end`;
  const made = `(select n, ${owner} as person, n % 2 = 1 as is_result, ${BEGAN} + n::bigint * 100 as at
    from generate_series(0, ${files - 1}) n) made`;
  const name = `(array['salon', 'kitchen', 'bedroom', 'hall', 'office', 'terrace', 'attic', 'bath'])[1 + n * 7 % 8] || ' ' || n || '.jpg'`;
  return [
    `insert into files (id, user_id, type, name, mime, bytes, width, height, sha256, upload_sha256, blob_key, original_id, mask_id, edit_id,
       prompt, translated_prompt, details, created_at, deleted_at, starred_at, shown_type, name_key, search_text)
     select ${id('file', 'n')}, ${id('person', 'person')}, case when is_result then 'inpaint' else 'upload' end, ${name},
       case when is_result then 'image/png' else 'image/jpeg' end, 1000 + n::bigint * 7919 % 200000, 1024, 768, ${hash('n::text')},
       case when is_result then null else ${hash('n::text')} end, 'files/' || right(to_hex(n), 2) || '/' || ${id('file', 'n')} || '.jpg',
       null, null, case when is_result then ${id('edit', 'n')} end, case when is_result then 'a green velvet sofa' end, null,
       case when is_result then '${DETAILS}' else '{}' end, at, null, case when n % 50 = 0 then at end,
       case when is_result then 'inpaint' else 'upload' end, ${name}, ${name} || case when is_result then ' a green velvet sofa' else '' end
     from ${made}`,
    `insert into edits (id, user_id, request_id, tool, is_premium, state, stage, progress, engine, price, charged, source_id, request, heed,
       order_key, result_id, changed_outside, outside_pixels, attempts, deadline_at, created_at, started_at, finished_at)
     select ${id('edit', 'n')}, ${id('person', 'person')}, ${id('edit', 'n')}, 'inpaint', 0, 'succeeded', 'done', 1, 'simulated', 1, 1,
       ${id('file', 'n - 1')}, '{"mode":"inpaint","prompt":"a green velvet sofa","maskFilename":"mask.png","seed":1}', null,
       ${hash(`'order ' || n`)}, ${id('file', 'n')}, 0, 57600, 1, at + 120000, at, at + 100, at + 5000
     from ${made} where is_result`,
    `insert into credit_reservations (edit_id, user_id, amount, state, created_at)
     select ${id('edit', 'n')}, ${id('person', 'person')}, 1, 'settled', at from ${made} where is_result`,
    `insert into credit_entries (id, user_id, natural_key, amount, source, description, balance_after, edit_id, created_at, position)
     select ${id('edit', 'n')}, ${id('person', 'person')}, 'edit:' || ${id('edit', 'n')}, -1, 'inpaint', 'a green velvet sofa', 1000000,
       ${id('edit', 'n')}, at, 1 + row_number() over (partition by person order by n)
     from ${made} where is_result`,
  ];
};

/**
 * Writes people, their pictures and what was done to them.
 * @param {(sql: string) => Promise<unknown>} query
 * @param {{ people: number, files: number }} wanted
 */
export async function fillRows(query, { people, files }) {
  for (const sql of [...peopleSql(people), ...pictureSql(files, people)]) await query(sql);
  await query(`insert into file_totals (user_id, files, bytes, version)
    select user_id, count(*), sum(bytes), 1 from files group by user_id`);
  await query('vacuum analyze');
}

/**
 * Copies the first edit of each of the first people until so many wait, each paid for.
 * @param {(sql: string) => Promise<unknown>} query
 * @param {{ edits: number, orderers: number }} wanted
 */
export async function fillQueue(query, { edits, orderers }) {
  const times = Math.ceil(edits / orderers) - 1;
  const columns = `tool, is_premium, state, stage, progress, engine, price, charged, source_id, mask_id, request, heed, attempts, created_at`;
  await query(`insert into edits (id, user_id, request_id, deadline_at, ${columns})
    select id || '-' || n, user_id, id || '-' || n, ${Date.now() + 86_400_000}, ${columns}
    from edits cross join generate_series(1, ${times}) n where state = 'queued'`);
  await query(`update edits set deadline_at = ${Date.now() + 86_400_000} where state = 'queued'`);
  await query(`insert into credit_reservations (edit_id, user_id, amount, state, created_at)
    select id, user_id, price, 'held', created_at from edits where state = 'queued' on conflict do nothing`);
  await query(`update credit_accounts set held = (select sum(price) from edits where user_id = credit_accounts.user_id and state = 'queued')
    where user_id in (select user_id from edits where state = 'queued')`);
  await query('analyze');
}
