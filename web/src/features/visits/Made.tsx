import type { Edit } from '@maquette/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

interface MadeProps {
  ref: Ref<HTMLElement>;
  edits: readonly Edit[];
  onShow: (edit: Edit) => void;
}

/** What was made without an account so far: the history of a visit. */
export function Made({ ref, edits, onShow }: MadeProps) {
  const { t } = useTranslation();
  const ready = edits.filter(({ state, files }) => state === 'succeeded' && files.length > 0);
  return (
    <section ref={ref} id="made" aria-labelledby="made-title" className="scroll-mt-20">
      <h2 id="made-title" className="text-base font-semibold">
        {t('visits.made')}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {t(ready.length > 0 ? 'visits.madeKept' : 'visits.madeNone')}
      </p>
      <ul className="mt-3 flex flex-wrap gap-3">
        {ready.map((edit) => (
          <li key={edit.id}>
            <button
              type="button"
              onClick={() => onShow(edit)}
              className="flex w-40 flex-col gap-1.5 text-left text-sm"
            >
              <img
                src={`${edit.files[0]?.url ?? ''}&w=320`}
                alt=""
                width={320}
                height={213}
                loading="lazy"
                className="aspect-3/2 w-full rounded-md bg-sunken object-cover ring-1 ring-line"
              />
              <span className="line-clamp-2">{edit.request.prompt}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
