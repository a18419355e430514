import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

/** Somebody new, by an address no other journey uses. */
export const somebody = (): Person => {
  count += 1;
  return {
    fullName: 'Ada Martin',
    email: `ada.${process.pid}.${Date.now()}.${count}@example.org`,
    password: 'Violet-Chair-42',
  };
};

/** Fills the registration form that is open, and sends it. */
export const fillRegistration = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Full name').fill(person.fullName);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
};

/** Makes an account as people do. */
export const register = async (page: Page, person: Person): Promise<void> => {
  await page.goto('/register');
  await fillRegistration(page, person);
  await expect(page).toHaveURL('/');
};

/** Makes the account by the API and puts the token where the app looks for it: for journeys about something else. */
export const arriveSignedIn = async (page: Page, person: Person = somebody()): Promise<string> => {
  const answer = await page.request.post('/api/auth/register', { data: person });
  expect(answer.status()).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  await arriveWith(page, token);
  return token;
};

/** Puts a token where the app looks for it before its first page begins. */
export const arriveWith = async (page: Page, token: string): Promise<void> => {
  await page.addInitScript((value) => {
    if (!localStorage.getItem('auth_token') && !sessionStorage.getItem('arrived')) {
      localStorage.setItem('auth_token', value);
      localStorage.setItem('auth_provider', 'local');
    }
    sessionStorage.setItem('arrived', 'yes');
  }, token);
};
