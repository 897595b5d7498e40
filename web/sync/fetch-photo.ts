import { readPhoto } from '@shuka/domain/farms';
import type { BlobPart } from '#kit/engine.ts';
import type { Bytes } from './database.ts';
import { Stop } from './stop.ts';
import type { Wire } from './wire.ts';

/** A part of a photo, or the voice of a message, from the server. @throws Stop when it does not come. */
export const fetchPhoto = (wire: Wire, photoId: string, part: BlobPart): Promise<Bytes> => {
  const path =
    part === 'voice'
      ? `/api/messages/${photoId}/voice`
      : readPhoto.path.replace(':photoId', photoId).replace(':part', part);
  return wire.raw(path, { method: 'GET', cache: 'no-store' }, 60_000, async (response, { within }) => {
    if (!/^(image|audio)\//.test(response.headers.get('content-type') ?? '')) throw new Stop('no-network', 'not-ours');
    return new Uint8Array(await within(response.arrayBuffer()));
  });
};
