import type { SharedPictures } from '@maquette/contract';
import '../../../ui/tokens.css';
import { addPin, type Answer, bodyOf, changePin, choose, noAnswer, removePin } from './answer.ts';
import { element, signElement } from './element.ts';
import { type PictureView, pictureView } from './picture.ts';
import './shared.css';
import { type Language, words as allWords } from './words.ts';
import { dateFormat } from '../../../platform/i18n/print-day.ts';

const NOT_FOUND = 404;
const TOO_MANY = 429;

const token = location.pathname.split('/')[2] ?? '';
const root = document.querySelector<HTMLElement>('#shared') ?? document.body;

let language: Language = navigator.languages.find((each) => /^(en|fr)/.test(each))?.startsWith('fr')
  ? 'fr'
  : 'en';
let shared: SharedPictures | 'dead' | 'failed' | null = null;
let answer: Answer = noAnswer;
/** What became of the last try to send. */
let sending: 'no' | 'under way' | 'sent' | 'failed' | 'offline' | 'too many' = 'no';
let views: readonly { position: number; view: PictureView }[] = [];

/** Changes the answer and draws it; `focused`: the comment to be written now. */
function say(next: Answer, focused: number | null = null): void {
  answer = next;
  if (sending !== 'under way') sending = 'no';
  drawAnswer(focused);
}

async function load(): Promise<void> {
  try {
    const response = await fetch(`/api/shared/${token}`, { headers: { 'accept-language': language } });
    if (response.ok) shared = (await response.json()) as SharedPictures;
    else shared = response.status === NOT_FOUND ? 'dead' : 'failed';
  } catch {
    shared = 'failed';
  }
  drawPage();
}

async function send(): Promise<void> {
  const body = bodyOf(answer);
  if (body === null || sending === 'under way') return;
  sending = 'under way';
  drawAnswer(null);
  try {
    const response = await fetch(`/api/shared/${token}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(body),
    });
    sending = response.ok ? 'sent' : response.status === TOO_MANY ? 'too many' : 'failed';
    if (response.status === NOT_FOUND) {
      shared = 'dead';
      drawPage();
      return;
    }
  } catch {
    sending = 'offline';
  }
  drawAnswer(null);
}

const summary = element('p', { class: 'summary', role: 'status', tabindex: -1 });
const nameField = element('input', { type: 'text', maxlength: 60, autocomplete: 'name' });
nameField.addEventListener('input', () => say({ ...answer, name: nameField.value }));
const sendButton = element('button', { type: 'button', class: 'send', onclick: () => void send() });

function drawPage(): void {
  const words = allWords[language];
  document.documentElement.lang = language;
  const languageButton = element(
    'button',
    {
      type: 'button',
      class: 'plain',
      lang: language === 'fr' ? 'en' : 'fr',
      onclick: () => switchLanguage(),
    },
    words.language,
  );
  const top = element(
    'header',
    {},
    element('a', { href: '/', class: 'mark' }, signElement(), 'Maquette'),
    languageButton,
  );
  if (shared === null) root.replaceChildren(top, element('p', { role: 'status' }, words.loading));
  else if (shared === 'dead')
    root.replaceChildren(
      top,
      element('main', {}, element('h1', {}, words.dead), element('p', {}, words.deadMore)),
    );
  else if (shared === 'failed') {
    const again = element(
      'button',
      { type: 'button', class: 'send', onclick: () => void load() },
      words.again,
    );
    root.replaceChildren(top, element('main', {}, element('p', { role: 'alert' }, words.failed), again));
  } else root.replaceChildren(top, ...shownPage(shared));
}

function shownPage({ title, from, expiresAt, pictures }: SharedPictures): HTMLElement[] {
  const words = allWords[language];
  const until = dateFormat(language, { dateStyle: 'long' }).format(new Date(expiresAt));
  document.title = title ?? words.pictures(from);
  views = pictures.map((picture, at) => {
    const { position } = picture;
    const view = pictureView(
      { token, picture, number: at + 1, words },
      {
        choose: () => say(choose(answer, position)),
        addPin: (point) => {
          const next = addPin(answer, { position, ...point });
          say(next, next.pins.at(-1)?.key ?? null);
        },
        movePin: (key, point) => say(changePin(answer, key, point)),
        writePin: (key, written) => say(changePin(answer, key, { words: written })),
        removePin: (key) => say(removePin(answer, key)),
      },
    );
    return { position, view };
  });
  nameField.ariaLabel = words.name;
  nameField.placeholder = words.name;
  const main = element(
    'main',
    {},
    element('h1', {}, title ?? words.pictures(from)),
    element('p', {}, words.sharedBy(from, until)),
    element('p', {}, matchMedia('(pointer: coarse)').matches ? words.howByTouch : words.how),
    ...views.map(({ view }) => view.root),
  );
  queueMicrotask(() => drawAnswer(null));
  return [main, element('footer', {}, summary, nameField, sendButton)];
}

function drawAnswer(focused: number | null): void {
  if (shared === null || typeof shared === 'string') return;
  const words = allWords[language];
  for (const { position, view } of views)
    view.show({
      isChosen: answer.chosen === position,
      pins: answer.pins.filter((pin) => pin.position === position),
      focused,
    });
  const body = bodyOf(answer);
  const number = views.findIndex(({ position }) => position === answer.chosen) + 1;
  const said = body && words.summary(number || null, body.pins?.length ?? 0);
  const told = {
    no: said ?? words.nothing,
    'under way': words.sending,
    sent: `${words.sent} ${words.sentMore(shared.from)}`,
    failed: words.failed,
    offline: words.offline,
    'too many': words.tooMany,
  }[sending];
  if (summary.textContent !== told) summary.textContent = told;
  summary.classList.toggle('is-wrong', ['failed', 'offline', 'too many'].includes(sending));
  // Asked only of those who have something to say: until then the pictures have its space.
  nameField.hidden = body === null || sending === 'sent';
  const isSent = sending === 'sent';
  // Gone, it would take the focus with it.
  if (isSent && document.activeElement === sendButton) summary.focus();
  sendButton.hidden = isSent;
  sendButton.textContent = sending === 'under way' ? words.sending : words.send;
  sendButton.disabled = body === null;
  sendButton.ariaBusy = String(sending === 'under way');
}

function switchLanguage(): void {
  language = language === 'fr' ? 'en' : 'fr';
  drawPage();
}

// Where the page looks as the system did, it goes on following it; a theme chosen in the application stays.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  const { dataset } = document.documentElement;
  if (dataset['theme'] === (matches ? 'light' : 'dark')) dataset['theme'] = matches ? 'dark' : 'light';
});

drawPage();
void load();
