import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { newPassword, password } from './model.ts';

export const changePassword = endpoint({
  name: 'accounts.changePassword',
  method: 'POST',
  path: '/api/password',
  who: 'signed-in',
  input: z.strictObject({ currentPassword: password, password: newPassword }),
  output: z.strictObject({}),
  errors: { 'wrong-password': 400, 'password-guessable': 400, 'no-password-yet': 409 },
  offline: 'never',
  audit: 'changed their password',
  limits: [
    { by: 'ip', times: 300, seconds: 900 },
    { by: 'account', times: 10, seconds: 900 },
  ],
  summary: 'Sets a new password for who gives the one there is; ends all other sessions and the trust in phones',
});
