import { expect, test } from 'vitest';
import { signatureOf } from './sign-call.ts';

test('a call is signed as the worked example of Standard Webhooks does', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const [id, at, body] = ['msg_p5jXN8AQM9LWM0D4loKWxJek', 1_614_265_330, '{"test": 2432232314}'] as const;
  expect(signatureOf(secret, id, at, body)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});
