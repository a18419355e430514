/** The style sheet of the pages, in the colours of the product. */
export const pageStyle = `:root {
  color-scheme: light dark;
  --page: #faf8f5;
  --surface: #ffffff;
  --ink: #23211d;
  --ink-soft: #55504a;
  --line: #e4dfd7;
  --edge: #8a837a;
  --accent: #1d5c52;
  --accent-strong: #164940;
  --on-accent: #ffffff;
  --danger: #b3261e;
  --danger-soft: #fbe9e7;
  --warning: #7a5200;
  --warning-soft: #fdf1d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #171614;
    --surface: #1f1d1a;
    --ink: #f1eee8;
    --ink-soft: #c3bdb3;
    --line: #36322d;
    --edge: #7f786f;
    --accent: #7fcab8;
    --accent-strong: #9ad8c9;
    --on-accent: #0c2620;
    --danger: #f2a19a;
    --danger-soft: #3b1f1c;
    --warning: #ecc675;
    --warning-soft: #362a12;
  }
}
* { box-sizing: border-box }
body {
  margin: 0;
  padding: 24px 16px 40px;
  background: var(--page);
  color: var(--ink);
  font: 16px/1.55 'Hanken Grotesk', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif;
  overflow-wrap: break-word;
}
header, main, footer { max-width: 480px; margin: 0 auto }
header { display: flex; align-items: center; justify-content: space-between; gap: 12px; margin-bottom: 20px }
.mark { margin: 0; font-size: 20px; font-weight: 700; letter-spacing: -0.01em; color: var(--accent) }
.badge {
  margin: 0;
  padding: 4px 12px;
  border-radius: 999px;
  background: var(--warning-soft);
  color: var(--warning);
  font-size: 14px;
  font-weight: 650;
}
main { padding: 28px 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px }
h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.3; font-weight: 650; letter-spacing: -0.01em }
p { margin: 0 0 16px }
.order { margin-bottom: 24px; padding-bottom: 20px; border-bottom: 1px solid var(--line) }
.order p { margin: 0 }
.item { color: var(--ink-soft) }
.order .sum { font-size: 32px; line-height: 1.25; font-weight: 700; letter-spacing: -0.02em }
.sum { font-weight: 650; font-variant-numeric: tabular-nums }
.hint { margin: 6px 0 0; font-size: 14px; color: var(--ink-soft) }
/* Where a saved card is chosen nobody types a number. */
fieldset:has(input[value=other]:not(:checked)) :is(.field, details, .choice:has([name=keep])) { display: none }
fieldset, .alone { min-width: 0; margin: 0 0 24px; padding: 0; border: 0 }
legend { padding: 0; margin-bottom: 8px; font-weight: 650 }
.choice {
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  margin-bottom: 8px;
  padding: 8px 14px;
  border: 1px solid var(--line);
  border-radius: 10px;
  cursor: pointer;
}
.choice:hover { border-color: var(--edge) }
.choice:has(:checked) { border-color: var(--accent) }
.choice input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--accent) }
.choice + .field { margin-top: 16px }
.field label { display: block; margin-bottom: 6px; font-weight: 600 }
.field input {
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--page);
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;
}
.field input[aria-invalid] { border-color: var(--danger) }
.fault { margin: 6px 0 0; font-size: 14px; font-weight: 600; color: var(--danger) }
.notice {
  padding: 12px 14px;
  border-radius: 10px;
  background: var(--danger-soft);
  color: var(--danger);
  font-weight: 600;
}
details { margin-top: 12px }
summary { width: fit-content; padding: 8px 0; cursor: pointer; font-weight: 600; color: var(--accent) }
dl { margin: 4px 0 0; font-size: 14px }
dl div { padding: 8px 0; border-top: 1px solid var(--line) }
dt { font-weight: 600; font-variant-numeric: tabular-nums }
dd { margin: 0; color: var(--ink-soft) }
button, .button {
  display: block;
  width: 100%;
  min-height: 48px;
  margin: 0 0 8px;
  padding: 11px 22px;
  border: 1px solid transparent;
  border-radius: 10px;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button { background: var(--accent); color: var(--on-accent) }
.button:hover { background: var(--accent-strong) }
.quiet { border-color: var(--edge) }
.quiet:hover { border-color: var(--accent); color: var(--accent) }
.plain { color: var(--accent) }
.plain:hover { text-decoration: underline }
form > .plain { margin-bottom: 0 }
.tries { margin: 28px 0 8px; padding-top: 20px; border-top: 1px solid var(--line) }
.tries p { margin-bottom: 8px; font-weight: 650 }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
footer p { margin: 20px 4px 0; font-size: 14px; color: var(--ink-soft) }
`;
