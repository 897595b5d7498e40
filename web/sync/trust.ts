import { askChallenge, distrustDevice, renewSession, trustDevice } from '@shuka/domain/sync';
import { readMeta, writeMeta, type Bytes } from './database.ts';
import { makeTrustKey, signChallenge } from './keys.ts';
import { places } from './seal.ts';
import { Stop } from './stop.ts';
import type { Store } from './store.ts';
import type { Wire } from './wire.ts';

/** Makes a key pair whose private half is kept sealed, and has the server trust it for 30 days. @throws Stop */
export const trust = async ({ db, sealer }: Store, wire: Wire, password: string): Promise<void> => {
  const { publicKey, privateKey } = await makeTrustKey();
  const trustKey = await sealer.sealBytes(places.meta('trustKey'), privateKey);
  const deviceId = (await readMeta(db, 'device')) ?? '';
  const { trustedUntil } = await wire.ask(trustDevice, { deviceId, publicKey, password });
  await writeMeta(db, { trustKey, trustedUntil });
};

export const distrust = async ({ db }: Store, wire: Wire): Promise<void> => {
  await wire.ask(distrustDevice, { deviceId: (await readMeta(db, 'device')) ?? '' });
  await writeMeta(db, { trustKey: null, trustedUntil: null });
};

const privateKeyOf = async ({ db, sealer }: Store): Promise<Bytes | null> => {
  const sealed = await readMeta(db, 'trustKey');
  return sealed === undefined ? null : sealer.openBytes(places.meta('trustKey'), sealed).catch(() => null);
};

/**
 * Starts a new session by this phone's own key.
 * @returns false when the phone is not trusted. @throws Stop when no answer came.
 */
export const renew = async (store: Store, wire: Wire): Promise<boolean> => {
  const privateKey = await privateKeyOf(store);
  if (privateKey === null) return false;
  const deviceId = (await readMeta(store.db, 'device')) ?? '';
  try {
    const { challenge } = await wire.ask(askChallenge, { deviceId });
    const { accountId } = await wire.ask(renewSession, {
      deviceId,
      challenge,
      signature: await signChallenge(privateKey, challenge),
    });
    return accountId === store.accountId;
  } catch (error) {
    if (!(error instanceof Stop) || error.code !== 'not-trusted') throw error;
    await writeMeta(store.db, { trustKey: null, trustedUntil: null });
    return false;
  }
};
