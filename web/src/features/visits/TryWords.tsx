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
}

/** Wishes that are ready for the room, and a form for words of one's own. */
export function TryWords({ desk, tool, onTool, onMark, left }: TryWordsProps) {
  const { t } = useTranslation();
  const { words, photo, mask, isPending } = desk;
  const isLost = isPending || left === 0;
  const hasPlace = tool === 'inpainting' ? mask !== null : words.find.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void desk.make();
  };
  return (
    <>
      <ReadyWishes desk={desk} tool={tool} isLost={isLost} />
      <form onSubmit={submit} className="flex flex-col gap-4" aria-label={t('visits.own.words')}>
        <h2 className="text-base font-semibold">{t(photo.sample ? 'visits.ownWords' : 'visits.words')}</h2>
        <div role="group" aria-label={t('visits.tools')} className="flex flex-wrap gap-2">
          {tryTools.map((name) => (
            <Chip key={name} selected={name === tool} onClick={() => onTool(name)}>
              {t(`visits.tool.${name}`)}
            </Chip>
          ))}
        </div>
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
          size="lg"
          busy={isPending}
          disabled={isLost || !hasPlace || words.prompt.trim() === ''}
        >
          {t('visits.make')}
        </Button>
      </form>
    </>
  );
}

function ReadyWishes({ desk, tool, isLost }: { desk: TryDesk; tool: TryTool; isLost: boolean }) {
  const { t } = useTranslation();
  const { sample } = desk.photo;
  if (sample === null) return null;
  const ready = readyWishes[sample];
  const inOrder = [
    ...ready.filter((wish) => wish.tool === tool),
    ...ready.filter((wish) => wish.tool !== tool),
  ];
  return (
    <section className="flex flex-col gap-2.5">
      <h2 className="text-base font-semibold">{t('visits.wishes')}</h2>
      <ul className="flex flex-wrap gap-2">
        {inOrder.map((wish, at) => (
          <li key={wish.key}>
            <Chip
              icon={<Sparkles aria-hidden size={16} />}
              disabled={isLost}
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
