import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStatic, textIn } from '#test/render-static.ts';
import { GroupSwitch } from './GroupSwitch.tsx';
import { ThingList, ThingSummary } from './ThingList.tsx';
import { listThings } from './things.ts';

function nothing() {
  return undefined;
}
const found = listThings(
  [
    { kind: 'sofa', label: 'sofa', share: 0.2, isTaken: true },
    { kind: 'sofa', label: 'sofa', share: 0.1, isTaken: true },
    { kind: 'curtain', label: 'curtain', share: 0.05, isTaken: false },
  ],
  [],
);
function list(changes: Partial<Parameters<typeof ThingList>[0]> = {}, locale: 'en' | 'fr' = 'en') {
  return renderStatic(
    createElement(ThingList, {
      ...{ things: found, shown: null, isChanged: false, disabled: false },
      ...{ onShow: nothing, onToggle: nothing, onReset: nothing },
      ...changes,
    }),
    locale,
  );
}

describe('the list of what goes', () => {
  it('has nothing to count where nothing is ticked', async () => {
    const things = found.map((thing) => ({ ...thing, isTaken: false }));
    expect(textIn(await renderStatic(createElement(ThingSummary, { things })))).not.toContain('To remove:');
  });

  it.each([
    ['en', 'To remove: sofas.', 'Sofa 2', 'stays'],
    ['fr', 'À enlever\u00A0: canapés.', 'Canapé 2', 'reste'],
  ] as const)(
    'names what goes, numbers what is alike and says what stays: %s',
    async (locale, summary, ...wanted) => {
      const told = createElement(ThingSummary, { things: found });
      expect(textIn(await renderStatic(told, locale))).toContain(summary);
      const texts = textIn(await list({}, locale));
      for (const text of wanted) expect(texts).toContain(text);
    },
  );

  it('has a ticked box for what goes alone, none to be changed while the picture is made', async () => {
    expect((await list()).match(/checked=""/g)).toHaveLength(2);
    expect(await list({ disabled: true })).toMatch(/<fieldset[^>]* disabled=""/);
  });

  it('leads back to what was found only once something was changed', async () => {
    expect(textIn(await list())).not.toContain('Back to what was found');
    expect(textIn(await list({ isChanged: true }))).toContain('Back to what was found');
  });
});

it('the switch says which of the two is chosen, and what it takes', async () => {
  const html = await renderStatic(
    createElement(GroupSwitch, { group: 'declutter', disabled: false, onGroup: nothing }),
  );
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(textIn(html).join(' ')).toContain('Furniture, lamps, plants and paintings stay.');
});
