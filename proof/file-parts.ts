/* A file as a phone uploads it: told of first by its digest, then sent in one part. */
import { addPhoto } from '@shuka/domain/farms';
import { sendVoice } from '@shuka/domain/messaging';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { keyOf } from '@shuka/server/kit/files.ts';
import type { OpenHouse } from '@shuka/server/world/open-house.ts';
import { farms } from '@shuka/server/world/farms.ts';
import { people } from '@shuka/server/world/people.ts';
import { picture } from '@shuka/server/world/pictures.ts';
import { tellOfPhoto } from '@shuka/server/world/photos.ts';
import { uploadersOf } from '@shuka/server/world/uploads.ts';
import type { Sent } from './file-pictures.ts';

const { amina } = people;

/** What the last part of an upload was answered, or the first that was refused. */
export type Answered = { readonly status: number; readonly text: string };

/** Sends pictures as photos of Amina's farm and sounds as her messages. */
export const openParts = async (house: OpenHouse) => {
  const { create, goOn } = uploadersOf(house);
  const thumb = await picture('jpeg', 40, 30);
  const [farmId = ''] = farms.map(({ id }) => id);

  const send = async (id: string, part: string, bytes: Buffer): Promise<Answered> => {
    const begun = await create(amina, { photoId: id, part, length: bytes.length });
    if (begun.status !== 201) return begun;
    return goOn(amina, begun.headers['location']?.replace('/uploads/', '') ?? '', 0, bytes);
  };

  const partOf = (bytes: Buffer) => ({ sha256: keyOf(bytes), sizeBytes: bytes.length });

  /** As a phone tells of it; more photos than a farm may have are told of past the count, which is no matter of files. */
  const sendPicture = async ({ bytes }: Sent): Promise<Answered> => {
    const draft = { id: newId(), farmId, plotId: null, takenAt: house.clock.now().toISOString() };
    const told = await house.as(amina).call(addPhoto, { ...draft, thumb: partOf(thumb), full: partOf(bytes) });
    if (told.status === 400) return told;
    return send(await tellOfPhoto(house.pool, { keeper: amina, farmId }, { thumb, full: bytes }), 'full', bytes);
  };

  const sendSound = async ({ bytes, mediaType }: Sent): Promise<Answered> => {
    const told = { id: newId(), keeperId: amina.accountId, mediaType, seconds: 5, ...partOf(bytes) };
    const answer = await house.as(amina).call(sendVoice, told);
    return answer.status === 201 ? send(told.id, 'voice', bytes) : answer;
  };

  return { sendPicture, sendSound };
};
