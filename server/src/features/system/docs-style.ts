/** How the reference page looks; a file of its own because the security policy allows no style in the page. */
export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#ddd8d0, #3a3733); --accent: light-dark(#1f5d54, #7cc4b7); }
body { max-width: 52rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; font: 1rem/1.55 system-ui, sans-serif;
  background: light-dark(#faf8f5, #191816); color: light-dark(#26231f, #ece8e1); }
h1 { font-size: 1.9rem; margin-bottom: 0.25rem; }
h2 { margin-top: 3rem; text-transform: capitalize; }
article { border-top: 1px solid var(--line); padding: 0.5rem 0 1rem; }
h3 { font-size: 1.05rem; margin-bottom: 0.25rem; }
h3 span { display: inline-block; min-width: 4.2rem; color: var(--accent); }
a { color: var(--accent); }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
details { margin: 0.4rem 0; }
summary { cursor: pointer; }
`;
