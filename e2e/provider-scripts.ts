// What the providers' own scripts do in the browser, as far as a page can tell. Each function is sent to the page as text.

/** Asks the person at the provider; null when they close its window. */
type Answer = (provider: string, detail: string) => Promise<{ credential: string; name?: object } | null>;

interface ProviderWindow extends Window {
  answerOf: Answer;
  google: unknown;
  AppleID: unknown;
  FB: unknown;
  /** What the page told the script, for the journeys to look at. */
  told: string[];
}

const google = () => {
  const page = window as unknown as ProviderWindow;
  page.told ??= [];
  interface Settings {
    client_id: string;
    nonce: string;
    callback: (answer: { credential: string }) => void;
  }
  let settings: Settings;
  const words: Record<string, Record<string, string>> = {
    en: {
      signin_with: 'Sign in with Google',
      signup_with: 'Sign up with Google',
      continue_with: 'Continue with Google',
    },
    fr: {
      signin_with: 'Se connecter avec Google',
      signup_with: 'S’inscrire avec Google',
      continue_with: 'Continuer avec Google',
    },
  };
  const heights: Record<string, number> = { large: 40, medium: 32, small: 20 };
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = 'https://accounts.google.com/gsi/style';
  // Gone once it was let in: axe would try to read it.
  style.onload = () => style.remove();
  document.head.append(style);
  void fetch('https://accounts.google.com/gsi/status');

  const initialize = (given: Settings) => {
    settings = given;
    page.told.push(`google ${given.client_id} ${given.nonce}`);
  };
  const renderButton = (place: HTMLElement, look: Record<string, string>) => {
    const frame = document.createElement('iframe');
    frame.src = 'https://accounts.google.com/gsi/button';
    frame.hidden = true;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words[look['locale']!]![look['text']!]!;
    const isDark = look['theme'] === 'filled_black';
    Object.assign(button.style, {
      height: `${heights[look['size']!]}px`,
      width: look['width'] ? `${look['width']}px` : 'auto',
      padding: '0 12px',
      borderRadius: '20px',
      border: `1px solid ${isDark ? '#8e918f' : '#747775'}`,
      background: isDark ? '#131314' : '#fff',
      color: isDark ? '#e3e3e3' : '#1f1f1f',
      font: `500 ${{ large: 14, medium: 13, small: 11 }[look['size']!]}px Arial`,
    });
    button.onclick = async () => {
      const answer = await page.answerOf('google', settings.nonce);
      if (answer) settings.callback({ credential: answer.credential });
    };
    place.append(frame, button);
  };
  const disableAutoSelect = () => page.told.push('google disableAutoSelect');
  page.google = { accounts: { id: { initialize, renderButton, disableAutoSelect } } };
};

const apple = () => {
  const page = window as unknown as ProviderWindow;
  page.told ??= [];
  let settings = { clientId: '', nonce: '', state: '', redirectURI: '' };
  const signIn = async () => {
    const popup = window.open('about:blank', '_blank', 'width=300,height=300');
    if (!popup) throw { error: 'popup_blocked_by_browser' };
    popup.close();
    const answer = await page.answerOf('apple', settings.nonce);
    if (!answer) throw { error: 'popup_closed_by_user' };
    const user = answer.name && { user: { name: answer.name } };
    return { authorization: { code: 'c', id_token: answer.credential, state: settings.state }, ...user };
  };
  const init = (given: typeof settings) => {
    settings = given;
    page.told.push(`apple ${given.clientId} ${given.redirectURI}`);
  };
  page.AppleID = { auth: { init, signIn } };
};

const facebook = () => {
  const page = window as unknown as ProviderWindow;
  page.told ??= [];
  const init = ({ appId, version }: Record<string, unknown>) => {
    page.told.push(`facebook ${appId} ${version}`);
    void fetch('https://www.facebook.com/x/oauth/status');
  };
  const login = async (done: (answer: object) => void, wishes: Record<string, string>) => {
    const popup = window.open('about:blank', '_blank', 'width=300,height=300');
    popup?.close();
    const answer = popup && (await page.answerOf('facebook', wishes['auth_type'] ?? ''));
    done(
      answer
        ? { status: 'connected', authResponse: { accessToken: answer.credential } }
        : { status: 'unknown', authResponse: null },
    );
  };
  page.FB = { init, login };
};

/** By the address where the provider serves it, and the language in that address. */
export const providerScripts: readonly [address: RegExp, script: string][] = [
  [/^https:\/\/accounts\.google\.com\/gsi\/client$/, `(${String(google)})()`],
  [
    /^https:\/\/appleid\.cdn-apple\.com\/appleauth\/static\/jsapi\/appleid\/1\/(en_US|fr_FR)\/appleid\.auth\.js$/,
    `(${String(apple)})()`,
  ],
  [/^https:\/\/connect\.facebook\.net\/(en_US|fr_FR)\/sdk\.js$/, `(${String(facebook)})()`],
];
