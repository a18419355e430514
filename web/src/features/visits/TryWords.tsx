import { Brush, Sparkles } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { TryDesk } from './use-try-desk.ts';
import { readyWishes, type TryTool, tryTools } from './wishes.ts';

interface TryWordsProps {
  desk: TryDesk;
  tool: TryTool;
  onTool: (tool: TryTool) => void;
  onMark: () => void;
  /** Tries left; null while nobody has said. */
  left: number | null;
  isPending: boolean;
}

/** A form for words of one's own. */
export function TryWords({ desk, tool, onTool, onMark, left, isPending }: TryWordsProps) {
  const { t } = useTranslation();
  const { words, photo, mask } = desk;
  const hasPlace = tool === 'inpainting' ? mask !== null : words.find.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void desk.make();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3" aria-label={t('visits.own.words')}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 narrow:in-data-[sheet=peek]:pb-8">
        <h2 className="text-sm font-semibold">{t(photo.sample ? 'visits.ownWords' : 'visits.words')}</h2>
        <div
          role="group"
          aria-label={t('visits.tools')}
          className="flex flex-wrap gap-2 narrow:in-data-[sheet=peek]:hidden"
        >
          {tryTools.map((name) => (
            <Chip key={name} selected={name === tool} onClick={() => onTool(name)}>
              {t(`visits.tool.${name}`)}
            </Chip>
          ))}
        </div>
      </div>
      <div className="grid gap-3 md:grid-cols-2 md:items-end xl:grid-cols-[1fr_1fr_auto]">
        {tool === 'inpainting' ? (
          <Button variant="secondary" icon={<Brush aria-hidden size={20} />} onClick={onMark}>
            {t(mask ? 'visits.markAgain' : 'visits.mark')}
          </Button>
        ) : (
          <TextField
            label={t(`visits.findLabel.${tool}`)}
            value={words.find}
            maxLength={200}
            onChange={(event) => desk.setWords({ ...words, find: event.currentTarget.value })}
          />
        )}
        <TextField
          label={t(`visits.promptLabel.${tool}`)}
          value={words.prompt}
          maxLength={500}
          onChange={(event) => desk.setWords({ ...words, prompt: event.currentTarget.value })}
        />
        <Button
          type="submit"
          className="md:col-span-full xl:col-span-1"
          busy={isPending}
          disabled={left === 0 || !hasPlace || words.prompt.trim() === ''}
        >
          {t('visits.make')}
        </Button>
      </div>
    </form>
  );
}

interface ReadyWishesProps extends Pick<TryWordsProps, 'desk' | 'tool'> {
  isWide: boolean;
}

/** Wishes that are ready for the room: one click to a picture. */
export function ReadyWishes({ desk, tool, isWide }: ReadyWishesProps) {
  const { t } = useTranslation();
  const { sample } = desk.photo;
  if (sample === null) return null;
  const ready = readyWishes[sample];
  const inOrder = [
    ...ready.filter((wish) => wish.tool === tool),
    ...ready.filter((wish) => wish.tool !== tool),
  ];
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className={isWide ? 'text-sm font-semibold' : 'sr-only'}>{t('visits.wishes')}</h2>
      <ul className="flex flex-wrap gap-2">
        {inOrder.map((wish, at) => (
          <li key={wish.key}>
            <Chip
              icon={<Sparkles aria-hidden size={16} />}
              onClick={() => void desk.wish(wish)}
              className={at === 0 ? 'border-accent font-medium text-accent-ink' : ''}
            >
              {wish.find ? t('visits.wishLabel', { find: t(wish.find), prompt: t(wish.key) }) : t(wish.key)}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
