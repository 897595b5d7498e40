import {
  addProcessorPicture,
  processorPictures,
  registerProcessor,
  type ProcessorPicture,
} from '@shuka/domain/relations';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { call } from '#kit/api.ts';
import { idsOfContent } from '#kit/ids-of-content.ts';

export type Pictures = Readonly<Partial<Record<ProcessorPicture, Blob>>>;

/** A sign-up that waits for its code, with the pictures that have not arrived yet. */
export type Waiting = {
  readonly uniqueId: string;
  readonly email: string;
  readonly pictures: Pictures;
  readonly missing: readonly ProcessorPicture[];
};

/** Sends the pictures of a sign-up, one after the other; the same picture twice is no harm. */
export const sendPictures = async (waiting: Waiting): Promise<Waiting> => {
  const { uniqueId, pictures } = waiting;
  const missing: ProcessorPicture[] = [];
  for (const picture of processorPictures) {
    const blob = pictures[picture];
    const sent = blob === undefined ? null : await call(addProcessorPicture, { uniqueId, picture }, blob);
    if (sent?.ok !== true) missing.push(picture);
  }
  return { ...waiting, missing };
};

export type Draft = DraftOf<typeof registerProcessor>;

const idOf = idsOfContent();

/** One id for one content: the same form sent twice is one sign-up, a changed one is another. */
export const idFor = (draft: Omit<Draft, 'id'>): string => idOf(JSON.stringify(draft));
