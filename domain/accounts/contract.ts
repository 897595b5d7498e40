import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { person } from './model.ts';

const nothing = z.strictObject({});

export const readMe = endpoint({
  name: 'accounts.readMe',
  method: 'GET',
  path: '/api/me',
  who: 'signing-in',
  input: nothing,
  output: person,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Who is signed in on this session',
});

export const signOut = endpoint({
  name: 'accounts.signOut',
  method: 'POST',
  path: '/api/sign-out',
  who: 'signing-in',
  input: nothing,
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'signed out',
  summary: 'Ends this session',
});
