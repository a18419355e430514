import { type EngineInfo, limits } from '@maquette/contract';
import type { Reading } from '@maquette/engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Slider } from '../../../ui/Slider.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { priceOf, type Serving } from '../engine/offer.ts';
import { WordsPreflight } from '../preflight/WordsPreflight.tsx';
import { MoreOptions } from '../words/MoreOptions.tsx';
import { StyleField, VariationsField } from '../words/WordsOptions.tsx';
import { WordsPanel } from '../words/WordsPanel.tsx';
import { ColourExamples, ColourField } from './ColourField.tsx';
import type { SearchWords } from './search-draft.ts';
import { callOf, isReplacing, type SearchTool } from './search-tool.ts';

interface WishFieldsProps {
  tool: SearchTool;
  words: SearchWords;
  onChange: (words: Partial<SearchWords>) => void;
  /** The words as they are read; null while there are none. */
  reading: Reading | null;
  serving: Serving;
  /** The colour alone is read. */
  isExact: boolean;
  /** Whether a field of the call changes the picture: the others are not offered. */
  reads: (field: string) => boolean;
}

/** What comes in the place of what is found, or its new colour, and what the words come to. */
export function WishFields(props: WishFieldsProps) {
  const { tool, words, onChange, reading, serving, isExact, reads } = props;
  const { t } = useTranslation();
  const comes = isReplacing(tool);
  return (
    <>
      {comes ? (
        <TextArea
          label={t('edits.search.replace.label')}
          placeholder={t('edits.search.replace.placeholder')}
          required
          rows={1}
          className="max-h-24! min-h-11!"
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
          <ColourExamples onChosen={(prompt) => onChange({ prompt })} />
        </>
      )}
      <div className="flex flex-col gap-3 empty:hidden md:order-2 md:col-span-full">
        {comes && (
          <WordsPanel reading={reading} isOwnEngine={serving.isOwnEngine || isExact} target={words.find} />
        )}
        {!isExact && (
          <WordsPreflight
            prompt={words.prompt}
            negativePrompt={reads('negative_prompt') ? words.negativePrompt : ''}
            onChange={onChange}
          />
        )}
      </div>
    </>
  );
}

/** How it is to be made: style, how many, and what only some want; and who makes it. */
export function WishOptions(props: WishFieldsProps) {
  const { tool, words, onChange, reading, serving, isExact, reads } = props;
  const comes = isReplacing(tool);
  // What names no look is no wish for this tool.
  const isLook = reading?.action === 'recolour' || reading?.action === 'material';
  const styles = reads('style_preset') && (
    <StyleField
      {...{ tool: callOf(tool), value: words.stylePreset }}
      onChange={(stylePreset) => onChange({ stylePreset })}
    />
  );
  return (
    <>
      {!comes && (
        <div className="flex flex-col gap-3">
          <WordsPanel
            reading={isLook ? reading : null}
            isOwnEngine={serving.isOwnEngine || isExact}
            target={words.find}
          />
          <MannerField
            {...{ serving, isExact }}
            isMaterial={reading?.action === 'material'}
            onChange={(chosen) => onChange({ isExact: chosen })}
          />
        </div>
      )}
      {comes && styles}
      {reads('count') && <VariationsField value={words.count} onChange={(count) => onChange({ count })} />}
      <MoreOptions words={words} onChange={onChange} reads={reads}>
        {!comes && (styles || reads('image_strength')) && (
          <>
            {styles}
            {reads('image_strength') && <StrengthField {...{ words, onChange }} />}
          </>
        )}
      </MoreOptions>
      {!isExact && serving.engine && <EngineNotice engine={serving.engine} isPremium={serving.isPremium} />}
    </>
  );
}

function StrengthField({ words, onChange }: Pick<WishFieldsProps, 'words' | 'onChange'>) {
  const { t } = useTranslation();
  const percent = Math.round(words.imageStrength * 100);
  return (
    <Slider
      label={t('edits.search.strength.label')}
      value={percent}
      valueText={t('edits.search.strength.value', { percent })}
      min={0}
      max={100}
      step={5}
      onChange={(chosen) => onChange({ imageStrength: chosen / 100 })}
    />
  );
}

/** Who will make the picture, and that our own engine makes previews. */
function EngineNotice({ engine, isPremium }: { engine: EngineInfo; isPremium: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      <span>{t('edits.search.engine', { engine: engine.label })}</span>
      {isPremium && <Tag tone="accent">{t('edits.search.premium')}</Tag>}
      {engine.preview && <Tag tone="warning">{t('edits.engine.preview')}</Tag>}
    </p>
  );
}

interface MannerFieldProps {
  serving: Serving;
  /** A material is asked for rather than a colour. */
  isMaterial: boolean;
  isExact: boolean;
  onChange: (isExact: boolean) => void;
}

const manners = ['room', 'exact'] as const;

/** How the new colour is meant: as it would look in this room, or to the very value. */
function MannerField({ serving, isMaterial, isExact, onChange }: MannerFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  const price = { room: priceOf(serving, isMaterial ? 'material' : 'recolour'), exact: 0 };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t('edits.search.manner.label')}</legend>
      {manners.map((manner) => (
        <label
          key={manner}
          className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr_auto] items-start gap-x-3 gap-y-0.5 rounded-md border border-line px-3 py-2.5 transition-colors hover:border-edge has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent-ink"
        >
          <input
            type="radio"
            name={name}
            checked={isExact === (manner === 'exact')}
            onChange={() => onChange(manner === 'exact')}
            className="mt-0.5 size-5 shrink-0 accent-(--color-accent)"
          />
          <span className="text-[15px] font-medium">{t(`edits.search.manner.${manner}`)}</span>
          {price[manner] === 0 && <Tag tone="success">{t('edits.search.fact.free')}</Tag>}
          <span className="col-span-2 col-start-2 text-sm text-ink-faint">
            {t(`edits.search.manner.${manner}Hint`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
