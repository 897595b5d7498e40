import { demandSpoken } from '@shuka/domain/messaging';
import { photoParts } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findPhotoPart, keepPhotoPart, relationsToSentPhoto } from '#farms';
import { findVoice, keepVoice } from '#messaging';
import type { Db } from '#kit/db.ts';
import { readPicture } from '#kit/pictures.ts';
import { voiceExtension } from '#kit/voice-file.ts';

/** What is uploaded in pieces: the two parts of a photo, and the sound of a spoken message, under the message's id. */
export const uploadParts = [...photoParts, 'voice'] as const;

export type UploadPart = (typeof uploadParts)[number];

/** What was told of the bytes before they came. */
type ToldPart = { readonly sha256: string; readonly sizeBytes: number; readonly isHere: boolean };

/** Null when there is no such thing any more. */
export const findToldPart = async (db: Db, id: string, part: UploadPart): Promise<ToldPart | null> => {
  if (part !== 'voice') return findPhotoPart(db, id, part);
  const voice = await findVoice(db, id);
  return voice === null ? null : { ...voice, isHere: voice.key !== null };
};

/** A spoken message is its writer's alone to give bytes to: it was theirs to send when they told of it. */
const isWriter = async (db: Db, { accountId }: Viewer, messageId: string): Promise<boolean> =>
  (await findVoice(db, messageId))?.writerId === accountId;

/** Whether something is the viewer's to give bytes to: their message; or a photo of their own, of one in their care, or told of by them in that care. */
export const mayUpload = async (db: Db, viewer: Viewer, id: string, part: UploadPart): Promise<boolean> => {
  if (part === 'voice') return isWriter(db, viewer, id);
  const held = (await relationsToSentPhoto(db, viewer, id)) ?? [];
  const isKeeper = viewer.roles.includes('farmer') && held.includes('own');
  const isManager = viewer.roles.includes('extension-manager') && held.includes('assigned');
  return isKeeper || isManager;
};

/** What the file store keeps of a part, whose bytes are those that were told of. */
export type MadePart = { readonly bytes: Buffer; readonly extension: string };

/** Makes a part of its bytes. @throws Problem `not-a-picture` or `not-a-voice`; `not-found` when it is no more. */
export const makePart = async (db: Db, id: string, part: UploadPart, bytes: Buffer): Promise<MadePart> => {
  if (part !== 'voice') return { bytes: (await readPicture(bytes))[part], extension: 'webp' };
  const voice = await findVoice(db, id);
  if (voice === null) throw new Problem('not-found');
  demandSpoken(voice.mediaType, voice.seconds, bytes);
  return { bytes, extension: voiceExtension[voice.mediaType] };
};

/** Names the file that holds a part, which the file store has already. */
export const keepPart = async (db: Db, id: string, part: UploadPart, key: string): Promise<void> => {
  if (part === 'voice') await keepVoice(db, id, key);
  else await keepPhotoPart(db, id, part, key);
};
