import { useTranslation } from 'react-i18next';
import { Chip } from '../../../ui/Chip.tsx';

const examples = [
  { label: 'edits.example.sofa', prompt: 'edits.example.sofaPrompt' },
  { label: 'edits.example.dining', prompt: 'edits.example.diningPrompt' },
  { label: 'edits.example.coffeeTable', prompt: 'edits.example.coffeeTablePrompt' },
  { label: 'edits.example.painting', prompt: 'edits.example.paintingPrompt' },
  { label: 'edits.example.plant', prompt: 'edits.example.plantPrompt' },
] as const;

/** Examples that fill the prompt. */
export function ExamplePrompts({ onChosen }: { onChosen: (prompt: string) => void }) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('edits.prompt.examples')} className="flex flex-wrap gap-2">
      {examples.map(({ label, prompt }) => (
        <Chip key={label} onClick={() => onChosen(t(prompt))}>
          {t(label)}
        </Chip>
      ))}
    </div>
  );
}
