import type { HeldCard } from '../sandbox-objects.ts';
import { html, type Html } from '../../../html.ts';
import { cardValues, type Say } from './page-words.ts';

interface CardChoice {
  readonly say: Say;
  readonly cards: readonly HeldCard[];
  readonly chosenId: string | null;
  /** A number that is none of the test cards was typed. */
  readonly isNumberUnknown: boolean;
  /** Whether one may choose to keep a card that is typed in; otherwise it is kept in any case. */
  readonly mayKeep: boolean;
}

/** Saved cards to choose from, and a field for another one. Without saved cards the field stands alone. */
export const cardFields = ({ say, cards, chosenId, isNumberUnknown, mayKeep }: CardChoice): Html => {
  const chosen = isNumberUnknown ? null : (cards.find(({ id }) => id === chosenId) ?? cards[0] ?? null);
  const keep = mayKeep
    ? html`<label class="choice"
        ><input type="checkbox" name="keep" value="yes" /><span>${say('keepCard')}</span></label
      >`
    : null;
  const field = html`${numberField(say, isNumberUnknown)} ${keep} ${testNumbers(say)}`;
  if (cards.length === 0) return html`<div class="alone">${field}</div>`;
  const lines = cards.map((card) => ({
    value: card.id,
    label: say('cardLine', cardValues(card)),
    isChosen: card === chosen,
  }));
  const other = { value: 'other', label: say('otherCard'), isChosen: chosen === null };
  return html`<fieldset>
    <legend>${say('cardLegend')}</legend>
    ${[...lines, other].map(choice)} ${field}
  </fieldset>`;
};

const choice = ({ value, label, isChosen }: { value: string; label: string; isChosen: boolean }): Html =>
  html`<label class="choice"
    ><input type="radio" name="card" value="${value}" ${isChosen ? html` checked` : null} /><span
      >${label}</span
    ></label
  >`;

const numberField = (say: Say, isUnknown: boolean): Html =>
  html`<div class="field">
    <label for="number">${say('numberLabel')}</label>
    <input
      id="number"
      name="number"
      inputmode="numeric"
      autocomplete="off"
      maxlength="30"
      spellcheck="false"
      aria-describedby="number-hint${isUnknown ? ' number-fault' : ''}"
      ${isUnknown ? html` aria-invalid="true"` : null}
    />
    ${isUnknown ? html`<p id="number-fault" class="fault">${say('numberUnknown')}</p>` : null}
    <p id="number-hint" class="hint">${say('numberHint')}</p>
  </div>`;

const numbers = [
  ['4242 4242 4242 4242', 'numberPays'],
  ['5555 5555 5555 4444', 'numberPays'],
  ['4000 0000 0000 0002', 'numberDeclined'],
  ['4000 0000 0000 0341', 'numberFailsLater'],
  ['4000 0025 0000 3155', 'numberAsksOnce'],
  ['4000 0027 6000 3184', 'numberAsksAlways'],
  ['4000 0000 0000 0259', 'numberDisputes'],
] as const;

const testNumbers = (say: Say): Html =>
  html`<details>
    <summary>${say('numbersTitle')}</summary>
    <dl>
      ${numbers.map(
        ([number, manner]) =>
          html`<div>
            <dt>${number}</dt>
            <dd>${say(manner)}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
