import type { PushPhoneDraft } from '@shuka/domain/accounts';

/** Whether this browser can show news while no page of it is open. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** A subscription made for another server's key is of no use here, and stands in the way of one that is. */
const subscribe = async ({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> => {
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const held = await pushManager.getSubscription();
    if (held === null) throw error;
    await held.unsubscribe();
    return pushManager.subscribe(options);
  }
};

/** Asks the person, once they pressed for it; null where they or their browser say no. */
export const subscribeHere = async (key: string): Promise<PushPhoneDraft | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { endpoint, keys } = (await subscribe(await navigator.serviceWorker.ready, key)).toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined ? null : { endpoint, p256dh, auth };
};

/** Where this browser is told, before it is told no more; null where it was told nothing. */
export const unsubscribeHere = async (): Promise<string | null> => {
  const held = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
  await held?.unsubscribe();
  return held?.endpoint ?? null;
};
