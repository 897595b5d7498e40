import { resealFactors, resealNumbers } from '#accounts';
import { resealWebhooks } from '#integrations';
import { resealRecoveryKeys } from '#sync';
import type { Services } from '#kit/context.ts';
import { changeSecret, renewKeys } from '#kit/house-keys.ts';
import { Told } from '#kit/told.ts';
import type { Config } from './config.ts';

type House = Pick<Services, 'pool' | 'secrets' | 'clock'>;

/** Seals the keys of the house with the operator's new secret. @throws Told when there is none, or it is the old one. */
export const changeHouseSecret = async (config: Pick<Config, 'secretKey' | 'newSecretKey'>, house: House) => {
  const { secretKey, newSecretKey } = config;
  if (newSecretKey === null)
    throw new Told('Give the new secret as NEW_SECRET_KEY (openssl rand -base64 32 makes one).');
  if (newSecretKey.equals(secretKey)) throw new Told('NEW_SECRET_KEY is the same as SECRET_KEY: nothing was changed.');
  await changeSecret(house.pool, secretKey, newSecretKey, house.clock.now());
  return 'Done. From now on SECRET_KEY is the new one; keep the old one with the backups that were made before.';
};

export const renewHouseKeys = async ({ secretKey }: Pick<Config, 'secretKey'>, { pool, clock }: House) => {
  const generation = await renewKeys(pool, secretKey, clock.now());
  return `Keys of generation ${generation + 1} are made. Restart every server, then run keys:reseal.`;
};

/** Seals with the newest keys what older ones sealed. Servers that have not been restarted yet cannot open it. */
export const resealHouse = async ({ pool, secrets, clock }: House): Promise<string> => {
  const numbers = await resealNumbers(pool, secrets, clock.now());
  const factors = await resealFactors(pool, secrets);
  const phones = await resealRecoveryKeys(pool, secrets);
  const webhooks = await resealWebhooks(pool, secrets, clock.now());
  return `Sealed anew: ${numbers} numbers of people, ${factors} second factors, ${phones} keys of phones, ${webhooks} secrets of webhooks.`;
};
