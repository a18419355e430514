import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { routeAt, routes } from './routes.ts';

const open = [
  'home',
  'login',
  'register',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
  'confirmEmail',
  'undoEmail',
  'tryOut',
  'terms',
  'privacy',
  'support',
  'unauthorized',
] as const;

describe('the routes', () => {
  it('do not know other paths', () => {
    expect(routeAt('/nowhere')).toBeNull();
    expect(routeAt('/login/again')).toBeNull();
  });

  it('are public for these pages and for signed-in people otherwise', () => {
    const openPaths: string[] = open.map((name) => paths[name].path);
    for (const { path, access } of routes) {
      expect([path, access]).toEqual([path, openPaths.includes(path) ? 'public' : 'signed-in']);
    }
  });

  it('serve every page of the list', () => {
    const { receipt, ...others } = paths;
    for (const page of Object.values(others)) expect(routeAt(page.href())?.path).toBe(page.path);
    expect(routeAt(receipt.href('r1'))?.path).toBe(receipt.path);
    expect(routeAt(paths.admin.person('u1'))?.path).toBe(paths.admin.path);
  });

  it('prefer a result page to the dashboard around it', () => {
    expect(routeAt('/subscription/success')?.path).toBe(paths.subscriptionSuccess.path);
    expect(routeAt('/subscription/plans')?.path).toBe(paths.subscription.path);
  });

  it('show the administration to administrators alone', () => {
    expect(routes.filter(({ role }) => role === 'admin').map(({ path }) => path)).toEqual([paths.admin.path]);
  });

  it('open the photo editor with and without a picture', () => {
    expect(routeAt('/photo-editor')?.path).toBe(paths.photoEditor.path);
    expect(routeAt('/photo-editor/abc')?.path).toBe(paths.photoEditor.path);
  });
});
