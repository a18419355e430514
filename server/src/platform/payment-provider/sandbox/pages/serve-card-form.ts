import type { Context } from '../../../context.ts';
import { html } from '../../../html.ts';
import { type CardForm, cardForms } from '../card-forms.ts';
import type { HeldCard } from '../sandbox-objects.ts';
import { findTestCard } from '../test-cards.ts';
import { cardFields } from './card-fields.ts';
import type { PageAnswer, PageForm, PageView } from './page-answer.ts';
import { pageFrame, sayPage, stepPage } from './page-frame.ts';
import { cardValues, sayIn } from './page-words.ts';

const faults = ['declinedForm', 'refusedForm', 'numberUnknown'] as const;
const faultOf = (said: string): CardFormView['fault'] => faults.find((fault) => fault === said) ?? null;

async function show(ctx: Context, formId: string, view: PageView): Promise<PageAnswer | null> {
  const form = await cardForms.find(ctx, formId);
  if (form === null) return null;
  const { locale, returnUrl, waiting } = form.body;
  if (!form.body.isDone) {
    const isAsked = view.step === 'bank' && waiting !== null;
    return isAsked ? bankPage(form, waiting) : formPage(form, faultOf(view.fault));
  }
  const say = sayIn(locale);
  const page = sayPage({ locale, title: say('savedTitle'), text: say('savedText'), backUrl: returnUrl });
  return { kind: 'page', status: 200, page };
}

/** What somebody pressed there. Saved already, it leads on. */
async function press(
  ctx: Context,
  formId: string,
  { outcome, number }: PageForm,
): Promise<PageAnswer | null> {
  const form = await cardForms.find(ctx, formId);
  if (form === null) return null;
  if (form.body.isDone) return { kind: 'redirect', to: form.body.returnUrl };
  if (outcome === 'leave') return { kind: 'redirect', to: form.body.cancelUrl };
  if (outcome === 'confirm' || outcome === 'refuse') return afterStep(ctx, form, outcome);
  if (outcome !== 'save') return again({});
  const card = findTestCard(number);
  if (card === null) return again({ fault: 'numberUnknown' });
  return save(ctx, form, { card: { ...card, id: '' }, isPresent: false });
}

async function save(
  ctx: Context,
  form: CardForm,
  { card, isPresent }: { card: HeldCard; isPresent: boolean },
): Promise<PageAnswer | null> {
  switch (await cardForms.save(ctx, { formId: form.id, card, isPresent })) {
    case 'saved':
      return { kind: 'redirect', to: form.body.returnUrl };
    case 'authentication_required':
      return askBank(ctx, form, card);
    case 'declined':
      return again({ fault: 'declinedForm' });
    case 'closed':
      return again({});
  }
}

async function askBank(ctx: Context, form: CardForm, card: HeldCard): Promise<PageAnswer> {
  await cardForms.wait(ctx, { formId: form.id, card });
  return again({ step: 'bank' });
}

function bankPage(form: CardForm, card: HeldCard): PageAnswer {
  const { brand, last4 } = cardValues(card);
  const page = stepPage({ locale: form.body.locale, brand, last4, amount: null });
  return { kind: 'page', status: 200, page };
}

async function afterStep(ctx: Context, form: CardForm, said: 'confirm' | 'refuse') {
  const card = form.body.waiting;
  if (card === null) return again({});
  if (said === 'confirm') return save(ctx, form, { card, isPresent: true });
  await cardForms.wait(ctx, { formId: form.id, card: null });
  return again({ fault: 'refusedForm' });
}

const again = (view: Partial<PageView>): PageAnswer => ({ kind: 'again', view });

const formPage = (form: CardForm, fault: CardFormView['fault']): PageAnswer => ({
  kind: 'page',
  status: 200,
  page: cardFormPage({ form, fault }),
});

/** The pages on which one card is saved; null where there is none. */
export const cardFormPages = { show, press };

interface CardFormView {
  readonly form: CardForm;
  readonly fault: 'declinedForm' | 'refusedForm' | 'numberUnknown' | null;
}

/** Where a card is typed in to be saved. */
function cardFormPage({ form, fault }: CardFormView): string {
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
}
