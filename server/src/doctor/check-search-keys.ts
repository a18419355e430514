import { searchKeysOfRow } from '../features/files/index.ts';
import { walk } from '../platform/walk.ts';
import type { Check, Fault, Patient } from './fault.ts';

/** Every picture is found in the history by what its row says of it: its type, its name and the words it was made with. */
export const checkSearchKeys: Check = async (patient) => {
  const faults: Fault[] = [];
  for await (const row of picturesOf(patient))
    for (const [column, right] of Object.entries(searchKeysOfRow(row))) {
      const kept = row[column as keyof typeof row];
      if (kept !== right)
        faults.push({
          code: 'search_keys_differ',
          subject: `files ${row.id}`,
          found: `${column} is ${JSON.stringify(kept)}, should be ${JSON.stringify(right)}`,
        });
    }
  return { looked: {}, faults };
};

interface Row {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly prompt: string | null;
  readonly translatedPrompt: string | null;
  readonly details: string;
  readonly shown_type: string;
  readonly name_key: string;
  readonly search_text: string;
}

const picturesOf = ({ db }: Patient) =>
  walk<Row>((last, limit) =>
    db
      .selectFrom('files')
      .select(['id', 'type', 'name', 'prompt', 'translated_prompt as translatedPrompt', 'details'])
      .select(['shown_type', 'name_key', 'search_text'])
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
