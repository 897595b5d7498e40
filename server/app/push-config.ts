import { areVapidKeys } from '#kit/push-web.ts';
import { wrongSetting } from './wrong-setting.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What tells browsers that there is news; nobody's are told unless there are keys for it. */
export const pushOf = (environment: Environment) => {
  const publicKey = environment['PUSH_PUBLIC_KEY'] ?? '';
  const privateKey = environment['PUSH_PRIVATE_KEY'] ?? '';
  const contact = environment['PUSH_CONTACT'] ?? '';
  if (publicKey === '' && privateKey === '') return null;
  if (!areVapidKeys(publicKey, privateKey))
    throw wrongSetting(
      'PUSH_PUBLIC_KEY',
      'and PUSH_PRIVATE_KEY must be a pair of VAPID keys (npx web-push generate-vapid-keys makes one).',
    );
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(contact))
    throw wrongSetting(
      'PUSH_CONTACT',
      'must be where a push service may write to: mailto:somebody@example.org or https://….',
    );
  return { publicKey, privateKey, contact };
};
