import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Done } from '../values.ts';
import { LoginBody, RegisterBody, SignedIn, User } from './account.ts';

export const authEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Make an account and sign in',
    body: RegisterBody,
    answer: 'json',
    response: SignedIn,
    status: 201,
    errors: ['validation_failed', 'unknown_field', 'email_in_use', 'password_common', 'rate_limited'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail and password',
    body: LoginBody,
    answer: 'json',
    response: SignedIn,
    errors: ['validation_failed', 'unknown_field', 'wrong_credentials', 'rate_limited'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'signed-in',
    summary: 'End the session of the token sent',
    answer: 'json',
    response: Done,
    errors: ['not_signed_in', 'session_expired'],
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'signed-in',
    summary: 'The person signed in',
    answer: 'json',
    response: z.object({ user: User }),
    errors: ['not_signed_in', 'session_expired'],
  }),
};
