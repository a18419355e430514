import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../platform/toasts/use-toast.ts';
import { sampleAddress, type SampleRoom, sampleRooms } from '../../../platform/photos/sample-rooms.ts';
import { fetchSample } from './use-beginning.ts';

const labels = {
  living: 'edits.upload.sampleLiving',
  bedroom: 'edits.upload.sampleBedroom',
  dining: 'edits.upload.sampleDining',
} as const;

/** Rooms to begin with when no photo is at hand. */
export function SampleRooms({ onChosen, disabled }: { onChosen: (photo: File) => void; disabled: boolean }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const [loading, setLoading] = useState<string | null>(null);

  const choose = async (name: SampleRoom) => {
    setLoading(name);
    try {
      onChosen(await fetchSample(name));
    } catch {
      addToast({ type: 'error', message: t('edits.upload.readError') });
    } finally {
      setLoading(null);
    }
  };

  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-medium text-ink-soft">{t('edits.upload.sample')}</h3>
      <ul className="grid grid-cols-3 gap-3">
        {sampleRooms.map((name) => (
          <li key={name}>
            <button
              type="button"
              disabled={disabled || loading !== null}
              onClick={() => void choose(name)}
              className="group flex w-full flex-col gap-2 text-left disabled:opacity-60"
            >
              <img
                src={sampleAddress(name)}
                alt=""
                width={1280}
                height={853}
                loading="lazy"
                className="aspect-3/2 w-full rounded-md bg-sunken object-cover ring-1 ring-line group-hover:ring-2 group-hover:ring-accent"
              />
              <span className="text-sm font-medium">{t(labels[name])}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
