import { z } from 'zod';
import { ServiceFailure } from '../remote/wire/failures.ts';
import { StoredImage } from './comfyui-calls.ts';

const Told = z.object({
  node_type: z.string().nullish(),
  exception_type: z.string().nullish(),
  exception_message: z.string().nullish(),
});

/** What the server remembers of a prompt that is over. */
const Entry = z.object({
  outputs: z.record(z.string(), z.object({ images: z.array(StoredImage).nullish() })),
  status: z
    .object({
      status_str: z.string().nullish(),
      messages: z.array(z.tuple([z.string()], z.unknown())).nullish(),
    })
    .nullish(),
});

/** The picture a prompt has made: a saved one rather than a preview. @throws ServiceFailure when it made none */
export function imageOf(entry: unknown): StoredImage {
  const parsed = Entry.safeParse(entry);
  if (!parsed.success) throw new ServiceFailure('broken', 'a history of a form that is not known');
  const { outputs, status } = parsed.data;
  if (status?.status_str === 'error') throw new ServiceFailure('broken', wordsOfError(status.messages ?? []));
  const images = Object.values(outputs).flatMap((output) => output.images ?? []);
  const image = images.find(({ type }) => type === 'output') ?? images[0];
  if (!image) throw new ServiceFailure('broken', 'the workflow made no picture');
  return image;
}

function wordsOfError(messages: readonly (readonly [string, ...unknown[]])[]): string {
  const [event = 'failed', details] = messages.findLast(([name]) => /error|interrupted/.test(name)) ?? [];
  const {
    node_type: node,
    exception_type: type,
    exception_message: said,
  } = Told.safeParse(details).data ?? {};
  return [event, node, type, said].filter((word) => typeof word === 'string').join(': ');
}
