import { beforeAll, expect, it } from 'vitest';
import { describeOnBoth } from '#test/support/test-database.ts';
import { useProviders } from '#test/support/auth/use-providers.ts';
import { confirmIdentity } from './confirm-identity.ts';

describeOnBoth('a fresh sign-in that is to prove who asks', (on) => {
  const people = useProviders(on);
  const ada = { sub: 'ada', email: 'ada@gmail.com' };
  let userId = '';
  beforeAll(async () => {
    userId = (await people.withGoogle(ada)).user.id;
    await people.withGoogle({ sub: 'eve', email: 'eve@gmail.com' });
  });
  const refused = { code: 'social_refused' };

  it('is refused when it is somebody else’s, or nobody’s here', async () => {
    for (const sub of ['eve', 'stranger'])
      await expect(
        confirmIdentity(people.context(), {
          userId,
          provider: 'google',
          credential: await people.google({ sub }),
        }),
      ).rejects.toMatchObject(refused);
    const credential = await people.apple(ada);
    await expect(
      confirmIdentity(people.context(), { userId, provider: 'apple', credential }),
    ).rejects.toMatchObject(refused);
  });

  it('is refused when it is not fresh', async () => {
    const credential = await people.google(ada);
    await people.signIn('google', credential);
    await expect(
      confirmIdentity(people.context(), { userId, provider: 'google', credential }),
    ).rejects.toMatchObject(refused);
    const late = await people.google(ada);
    on.clock.advance(600_000);
    await expect(
      confirmIdentity(people.context(), { userId, provider: 'google', credential: late }),
    ).rejects.toMatchObject(refused);
  });

  it('is refused when it is none, and where the provider is not configured', async () => {
    await expect(
      confirmIdentity(people.context(), { userId, provider: 'google', credential: 'nonsense' }),
    ).rejects.toMatchObject(refused);
    const ctx = { ...people.context(), identityProviders: {} };
    const credential = await people.google(ada);
    await expect(confirmIdentity(ctx, { userId, provider: 'google', credential })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('proves it once', async () => {
    const credential = await people.google(ada);
    const proof = { userId, provider: 'google', credential } as const;
    await expect(confirmIdentity(people.context(), proof)).resolves.toBeUndefined();
    await expect(confirmIdentity(people.context(), proof)).rejects.toMatchObject(refused);
  });

  it('may be one with Facebook', async () => {
    const token = { userId: '55', email: 'fay@example.test' };
    const { user } = await people.withFacebook(token);
    const credential = people.simulator.facebookToken(token);
    const proof = { provider: 'facebook', credential } as const;
    await expect(confirmIdentity(people.context(), { ...proof, userId })).rejects.toMatchObject(refused);
    await expect(confirmIdentity(people.context(), { ...proof, userId: user.id })).resolves.toBeUndefined();
  });
});
