import type { Page } from '@playwright/test';

/** Enough for the app and a day's work. */
const roomBytes = 30_000_000;
/** Less than any act takes, whether or not the app's own files are here yet. */
const noRoomBytes = 1;

const limitRoom = async (page: Page, origin: string, quotaSize: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
};

/** Gives a site a little room, before anything is kept: what Chromium knows of it then it believes for half a minute. */
export const withLittleRoom = (page: Page, origin: string): Promise<void> => limitRoom(page, origin, roomBytes);

const originOf = (page: Page): string => new URL(page.url()).origin;

/** Other things take all the room there is. Chromium looks again when somebody writes more than it believes there is. */
export const fillPhone = async (page: Page): Promise<void> => {
  await limitRoom(page, originOf(page), noRoomBytes);
  await page.evaluate(async (tooMuch) => {
    const opening = indexedDB.open('other things');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('things'));
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('things', 'readwrite');
    const bytes = new Uint8Array(tooMuch);
    // What repeats is packed, and takes no room.
    for (let at = 0; at < tooMuch; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
    writing.objectStore('things').add(bytes, 1);
    await new Promise((resolve) => {
      for (const end of ['complete', 'abort']) writing.addEventListener(end, resolve);
    });
    opening.result.close();
  }, roomBytes + 1_000_000);
};

/** The other things go, and there is room again. */
export const emptyPhone = (page: Page): Promise<void> => limitRoom(page, originOf(page), roomBytes);
