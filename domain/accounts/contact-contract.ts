import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { email } from '#kit/text.ts';
import { otpCode, password, phoneNumber } from './model.ts';

const phone = z.strictObject({ kind: z.literal('phone'), phoneNumber, password });
const mail = z.strictObject({ kind: z.literal('email'), email: email(), password });

export const requestContactChange = endpoint({
  name: 'accounts.requestContactChange',
  method: 'POST',
  path: '/api/contact-change/request',
  who: 'signed-in',
  freshFactor: true,
  input: z.union([phone, mail]),
  output: z.strictObject({ changeId: id }),
  errors: { 'wrong-password': 400, 'no-sms': 409 },
  offline: 'never',
  audit: 'asked to change how they are reached',
  limits: [{ by: 'account', times: 10, seconds: 900 }],
  summary: 'Sends a code to a new e-mail address or phone number; answers the same when the address is taken',
});

export const confirmContactChange = endpoint({
  name: 'accounts.confirmContactChange',
  method: 'POST',
  path: '/api/contact-change/confirm',
  who: 'signed-in',
  input: z.strictObject({ changeId: id, code: otpCode }),
  output: z.strictObject({ email: z.string(), phone: z.string() }),
  errors: { 'wrong-contact-code': 400 },
  offline: 'never',
  audit: 'changed how they are reached',
  limits: [{ by: 'account', times: 30, seconds: 900 }],
  summary: 'Takes the new address or number once its code is right; other sessions end, and the old address is told',
});
