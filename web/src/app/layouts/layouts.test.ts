import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { linksIn, renderStatic, textIn } from '#test/render-static.ts';
import { Footer } from './Footer.tsx';
import { MainNav } from './Header.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { VisitorLinks } from './VisitorLinks.tsx';

const tools = ['/furniture-inpainting', '/search-replace', '/search-recolor', '/image-history'];
const offered = tools.toSpliced(3, 0, '/empty-room', '/furnish');

describe('the header', () => {
  it('offers a visitor to sign in and to register, and no tool', async () => {
    expect(linksIn(await renderStatic(createElement(VisitorLinks)))).toEqual(['/login', '/register']);
    const menu = await renderStatic(createElement(MobileMenu, { id: 'menu', isAuthenticated: false }));
    expect(linksIn(menu)).toEqual(['/login', '/register']);
  });

  it('offers the three tools and the history to somebody signed in', async () => {
    expect(linksIn(await renderStatic(createElement(MainNav)))).toEqual(expect.arrayContaining(tools));
  });

  it('offers the tools that empty and furnish rooms between tools and history', async () => {
    expect(linksIn(await renderStatic(createElement(MainNav)))).toEqual(offered);
  });

  it('offers both languages and marks the one in use', async () => {
    const html = await renderStatic(createElement(LanguageSwitch), 'fr');
    expect(textIn(html)).toEqual(['EN', 'English', 'FR', 'Français']);
    expect(/<button[^>]*lang="fr"[^>]*>/.exec(html)?.[0]).toContain('aria-pressed="true"');
    expect(/<button[^>]*lang="en"[^>]*>/.exec(html)?.[0]).toContain('aria-pressed="false"');
  });
});

describe('the footer', () => {
  it('names the owner and the year, and leads to privacy, terms and support', async () => {
    const html = await renderStatic(createElement(Footer));
    expect(linksIn(html)).toEqual(['/privacy', '/terms', '/support']);
    expect(textIn(html)[0]).toMatch(/^© \d{4} Maquette/);
  });
});
