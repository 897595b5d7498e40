import { isEmail } from '@shuka/domain/kit/text.ts';
import { wrongSetting } from './wrong-setting.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Whoever keeps checkpoints of the trace log outside the house: partners, a regulator, a newspaper. */
export const checkpointAddressesOf = (environment: Environment): string[] => {
  const text = environment['CHECKPOINT_MAIL'] ?? '';
  const addresses = text.split(',').map((address) => address.trim());
  if (text !== '' && !addresses.every(isEmail))
    throw wrongSetting('CHECKPOINT_MAIL', 'must be e-mail addresses, by commas.');
  return text === '' ? [] : addresses;
};
