import type { ModelUse } from '@maquette/contract';
import type { TFunction } from 'i18next';

/** Digits of a revision that tell it from others. */
const SHOWN = 8;

/** Which open models had a part in a picture: "Filled by MI-GAN (406830d0) on this server"; undefined where none had. */
export function modelsText(models: readonly ModelUse[] | undefined, t: TFunction): string | undefined {
  return (
    models
      ?.map(({ role, title: model, revision, served }) =>
        t(served ? `edits.model.${role}` : 'edits.model.failed', {
          model,
          revision: revision.slice(0, SHOWN),
        }),
      )
      .join(' · ') || undefined
  );
}
