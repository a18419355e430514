import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { linksIn, renderStatic, textIn } from '#test/render-static.ts';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const fields = (html: string) => [...html.matchAll(/<input [^>]*name="([^"]*)"/g)].map(([, name]) => name);

describe('the forms', () => {
  it('of a forgotten password asks for the address alone and leads back to signing in', async () => {
    const html = await renderStatic(createElement(ForgotPasswordForm, { hrefs: { login: '/login' } }));
    expect(fields(html)).toEqual(['email']);
    expect(linksIn(html)).toEqual(['/login']);
    expect(textIn(html)).toContain('Send reset link');
  });

  it('of a new password asks for it twice, at least 8 characters long, beside the list of its rules', async () => {
    const hrefs = { login: '/login', forgotPassword: '/forgot-password' };
    const form = createElement(ResetPasswordForm, { token: 'secret', hrefs, loginState: null });
    const html = await renderStatic(form);
    expect(fields(html)).toEqual(['password', 'confirmPassword']);
    expect(html.match(/minLength="8"|minlength="8"/g)).toHaveLength(2);
    expect(textIn(html)).toContain('An uppercase letter');
    expect(html).not.toContain('secret');
  });
});
