import type { MakeInput } from './scene-case.ts';

/** Input for the operations on how somebody is told; nothing but authorization could refuse it. */
export const noticeInputs: Readonly<Record<string, MakeInput>> = {
  'PUT /api/notices': async () => ({ choices: [], quiet: null }),
  'POST /api/notices/phones': async () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/a',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  }),
  'POST /api/notices/phones/drop': async () => ({ endpoint: null }),
};
