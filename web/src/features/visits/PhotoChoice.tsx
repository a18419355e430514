import { Camera, ImageUp } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { TryDesk } from './use-try-desk.ts';
import { sampleAddress, sampleRooms, sampleSize } from '../../platform/photos/sample-rooms.ts';

/** The rooms to try with, and one's own photo. */
export function PhotoChoice({ desk, isPending }: { desk: TryDesk; isPending: boolean }) {
  const { t } = useTranslation();
  const { photo } = desk;
  const file = { desk, isPending };
  return (
    <section aria-label={t('visits.photos')}>
      <div className="flex flex-wrap items-center gap-2 wide:grid wide:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] wide:items-stretch">
        <ul className="flex gap-2 wide:contents">
          {sampleRooms.map((name) => (
            <li key={name}>
              <button
                type="button"
                disabled={isPending}
                aria-pressed={photo.sample === name}
                aria-label={t(`app.home.${name}`)}
                onClick={() => desk.chooseSample(name)}
                className={classNames(
                  'block overflow-hidden rounded-md wide:w-full ring-1 disabled:opacity-60',
                  photo.sample === name ? 'ring-3 ring-accent' : 'ring-line hover:ring-edge',
                )}
              >
                <img
                  src={sampleAddress(name)}
                  alt=""
                  {...sampleSize}
                  className="h-14 w-auto wide:h-auto wide:w-full"
                />
              </button>
            </li>
          ))}
        </ul>
        <FileButton icon={<ImageUp aria-hidden size={20} />} {...file}>
          {t('visits.own')}
        </FileButton>
        <span className="hidden touch:inline-flex wide:col-span-full">
          <FileButton icon={<Camera aria-hidden size={20} />} {...file} capture="environment">
            {t('visits.camera')}
          </FileButton>
        </span>
      </div>
    </section>
  );
}

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'capture'> {
  desk: TryDesk;
  isPending: boolean;
  icon: ComponentProps<typeof Button>['icon'];
  children: string;
}

/** A button that asks for a picture file. */
function FileButton({ desk, isPending, icon, capture, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        icon={icon}
        disabled={isPending}
        className="wide:h-auto! wide:min-h-11 wide:w-full wide:px-2! wide:py-2 wide:text-sm! wide:whitespace-normal!"
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={capture}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void desk.choose(file);
        }}
      />
    </>
  );
}
