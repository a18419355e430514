// Runs before the first paint, from its own file because the content security policy allows no inline script.
(function () {
  const page = document.documentElement;
  const stored = (area, key) => {
    try {
      return window[area].getItem(key);
    } catch {
      // Storage may be forbidden; then what the system and the browser say decides.
      return null;
    }
  };

  const theme = stored('localStorage', 'theme');
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.dataset.theme = theme === 'dark' || theme === 'light' ? theme : system;

  const { drawn } = page.dataset;
  if (drawn === undefined) return;
  // The page was drawn when it was built, for a visitor, in the language that the server took for the wanted one. Languages
  // are sought as the application does.
  const wishes = [
    new URLSearchParams(window.location.search).get('lng'),
    /(?:^|; *)i18next=([^;]*)/.exec(document.cookie)?.[1],
    stored('localStorage', 'i18nextLng'),
    stored('sessionStorage', 'i18nextLng'),
    ...navigator.languages,
    page.lang,
  ].map((wish) => wish?.split('-', 1)[0].toLowerCase());
  const language = wishes.find((wish) => drawn.split(' ').includes(wish));
  const isVisitor = stored('localStorage', 'auth_token') === null;
  if (!isVisitor || language !== page.lang || window.history.state?.usr) {
    page.dataset.drawn = 'otherwise';
    return;
  }
  // A form that is sent before the application is there waits for it: a browser that sends it itself leaves the page.
  window.addEventListener('submit', (event) => {
    if (page.dataset.drawn === undefined) return;
    event.preventDefault();
    event.target.dataset.sent = '';
  });
})();
