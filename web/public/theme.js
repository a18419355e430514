// Runs before the first paint, from its own file because the content security policy allows no inline script.
(function () {
  let stored = null;
  try {
    stored = window.localStorage.getItem('theme');
  } catch {
    // Storage may be forbidden; then the system's preference decides.
  }
  const system = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = stored === 'dark' || stored === 'light' ? stored : system;
})();
