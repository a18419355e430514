import type { CardForm } from '../card-forms.ts';
import { cardFields } from './card-fields.ts';
import { html } from '../../../html.ts';
import { pageFrame } from './page-frame.ts';
import { sayIn } from './page-words.ts';

export interface CardFormView {
  readonly form: CardForm;
  readonly fault: 'declinedForm' | 'refusedForm' | 'numberUnknown' | null;
}

/** Where a card is typed in to be saved. */
export const cardFormPage = ({ form, fault }: CardFormView): string => {
  const { locale } = form.body;
  const say = sayIn(locale);
  const isNumberUnknown = fault === 'numberUnknown';
  const body = html`<h1>${say('saveTitle')}</h1>
    ${fault === null || isNumberUnknown ? null : html`<p class="notice" role="alert">${say(fault)}</p>`}
    <form method="post">
      ${cardFields({ say, cards: [], chosenId: null, isNumberUnknown, mayKeep: false })}
      <button class="button" name="outcome" value="save">${say('save')}</button>
      <button class="plain" name="outcome" value="leave">${say('leaveForm')}</button>
    </form>`;
  return pageFrame({ locale, title: say('saveTitle'), body });
};
