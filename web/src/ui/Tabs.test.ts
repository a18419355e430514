import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderStatic } from '#test/render-static.ts';
import { Tabs } from './Tabs.tsx';

const panel = { children: 'Panel' };

it('only the selected tab is a stop for Tab, and it names its panel', async () => {
  const html = await renderStatic(
    createElement(Tabs, {
      label: 'Money',
      tabs: [
        { id: 'one', label: 'One' },
        { id: 'two', label: 'Two' },
      ],
      selected: 'two',
      onSelect: () => undefined,
      ...panel,
    }),
  );
  const tabs = [...html.matchAll(/<button[^>]*role="tab"[^>]*>/g)].map(([tag]) => tag);
  expect(tabs.map((tag) => /tabindex="(-?\d)"/i.exec(tag)?.[1])).toEqual(['-1', '0']);
  expect(tabs.map((tag) => tag.includes('aria-selected="true"'))).toEqual([false, true]);
  const id = /id="([^"]*)"/.exec(tabs[1] ?? '')?.[1];
  expect(html).toContain(`aria-labelledby="${id}"`);
});
