import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ToastContext } from '../../../platform/toasts/use-toast.ts';
import { linksIn, renderStatic, textIn } from '#test/render-static.ts';
import { AccountLinks } from '../account/AccountLinks.tsx';
import { UnverifiedMark } from '../account/Identity.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasswordChecklist } from '../fields/NewPasswordFields.tsx';
import { RegisterForm } from './RegisterForm.tsx';

describe('the password checklist', () => {
  it.each([
    ['', []],
    ['abc', ['A lowercase letter']],
    ['ABCDEFGH', ['At least 8 characters', 'An uppercase letter']],
    ['Sofa1', ['An uppercase letter', 'A lowercase letter', 'A digit']],
    ['Sofa1234', ['At least 8 characters', 'An uppercase letter', 'A lowercase letter', 'A digit']],
  ])('of %j ticks %j', async (password, ticked) => {
    const texts = textIn(await renderStatic(createElement(PasswordChecklist, { password })));
    expect(texts.filter((_, i) => texts[i + 1] === 'done')).toEqual(ticked);
    expect(texts.filter((text) => text === 'done' || text === 'still missing')).toHaveLength(4);
  });

  it('suggests special characters', async () => {
    const html = await renderStatic(createElement(PasswordChecklist, { password: '' }));
    expect(html).toContain('special characters');
  });
});

describe('the account menu', () => {
  const hrefs = { profile: '/profile', subscription: '/subscription', admin: '/admin', home: '/' };

  it('leads to profile and subscription and offers to sign out', async () => {
    const html = await renderStatic(createElement(AccountLinks, { hrefs, isAdmin: false }));
    expect(linksIn(html)).toEqual(['/profile', '/subscription']);
    expect(textIn(html)).toContain('Sign out');
  });

  it('leads administrators to their page', async () => {
    const html = await renderStatic(createElement(AccountLinks, { hrefs, isAdmin: true }));
    expect(linksIn(html)).toEqual(['/profile', '/subscription', '/admin']);
  });

  it('marks an unverified address with a titled exclamation mark', async () => {
    const html = await renderStatic(createElement(UnverifiedMark));
    expect(html).toContain('title="Email not verified"');
    expect(textIn(html)).toEqual(['!']);
  });
});

describe('the forms', () => {
  const fields = (html: string) => [...html.matchAll(/<input [^>]*name="([^"]*)"/g)].map(([, name]) => name);

  it('of signing in asks for address, password and whether to remember, and leads to the other two', async () => {
    const hrefs = { forgotPassword: '/forgot-password', register: '/register' };
    const html = await renderStatic(createElement(LoginForm, { hrefs }));
    expect(fields(html)).toEqual(['email', 'password', 'rememberMe']);
    expect(linksIn(html)).toEqual(['/forgot-password', '/register']);
  });

  it('of registering asks for five things and leads to terms, privacy and signing in', async () => {
    const hrefs = { login: '/login', terms: '/terms', privacy: '/privacy' };
    const form = createElement(RegisterForm, { hrefs });
    const html = await renderStatic(createElement(ToastContext, { value: () => '' }, form));
    expect(fields(html)).toEqual(['fullName', 'email', 'password', 'confirmPassword', 'agreeTerms']);
    expect(linksIn(html)).toEqual(['/terms', '/privacy', '/login']);
  });
});
