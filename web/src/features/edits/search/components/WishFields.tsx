import { type EngineInfo, limits, StylePreset, stylesOfScreen } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { Slider } from '../../../../ui/Slider.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { VariationsField } from '../../variations/index.ts';
import { WordsPreflight } from '../../preflight/index.ts';
import { MoreOptions } from '../../words/index.ts';
import { ColourField } from '../colour/index.ts';
import type { SearchTool, SearchWords } from '../model/search-draft.ts';
import { EngineNotice } from './EngineNotice.tsx';

interface WishFieldsProps {
  tool: SearchTool;
  words: SearchWords;
  onChange: (words: Partial<SearchWords>) => void;
  serving: { engine: EngineInfo | null; isPremium: boolean };
  /** The colour alone is read. */
  isExact: boolean;
}

/** What comes in the place of what is found, or its new colour, and how it is to be made. */
export function WishFields({ tool, words, onChange, serving, isExact }: WishFieldsProps) {
  const { t } = useTranslation();
  const isReplacing = tool === 'search-replace';
  const styles = (
    <SelectField
      label={t('edits.style.label')}
      value={words.stylePreset}
      onChange={(event) => onChange({ stylePreset: StylePreset.parse(event.currentTarget.value) })}
      options={[
        { value: '', label: t('edits.style.none') },
        ...stylesOfScreen[tool].map((value) => ({ value, label: t(`edits.style.${value}`) })),
      ]}
    />
  );
  return (
    <>
      {isReplacing ? (
        <TextArea
          label={t('edits.search.replace.label')}
          placeholder={t('edits.search.replace.placeholder')}
          required
          rows={2}
          maxLength={limits.promptMax}
          value={words.prompt}
          onChange={(event) => onChange({ prompt: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
      ) : (
        <>
          <ColourField
            value={words.prompt}
            mustBeColour={isExact}
            onChange={(prompt) => onChange({ prompt })}
          />
          <Checkbox
            label={t('edits.search.exact.label')}
            checked={words.isExact}
            onChange={(event) => onChange({ isExact: event.currentTarget.checked })}
          />
        </>
      )}
      {!isExact && (
        <WordsPreflight
          prompt={words.prompt}
          negativePrompt={serving.isPremium ? '' : words.negativePrompt}
          onChange={onChange}
        />
      )}
      {isExact ? (
        <p className="text-sm text-ink-faint">{t('edits.search.exact.hint')}</p>
      ) : (
        <>
          {isReplacing && !serving.isPremium && styles}
          <VariationsField value={words.count} onChange={(count) => onChange({ count })} />
          <MoreOptions
            words={words}
            onChange={onChange}
            features={serving.engine?.features ?? []}
            isPremium={serving.isPremium}
          >
            {!isReplacing && !serving.isPremium && (
              <>
                {styles}
                <Slider
                  label={t('edits.search.strength.label')}
                  value={Math.round(words.imageStrength * 100)}
                  valueText={t('edits.search.strength.value', {
                    percent: Math.round(words.imageStrength * 100),
                  })}
                  min={0}
                  max={100}
                  step={5}
                  onChange={(percent) => onChange({ imageStrength: percent / 100 })}
                />
              </>
            )}
          </MoreOptions>
          {serving.engine && <EngineNotice engine={serving.engine} isPremium={serving.isPremium} />}
        </>
      )}
    </>
  );
}
