import { continueUpload, createUpload, readUpload } from '@shuka/domain/sync';
import { row, sql } from '#kit/db.ts';
import type { OpenHouse } from './open-house.ts';
import type { WorldPerson } from './people.ts';

export const tusResumable = '1.0.0';

/** Text as tus puts it into metadata. */
export const base64 = (text: string): string => Buffer.from(text).toString('base64');

export const metadataOf = (photoId: string, part: string): string => `photoId ${base64(photoId)},part ${base64(part)}`;

type Begun = { readonly photoId: string; readonly part: string; readonly length: number };

/** People's phones, which upload photos to a house. */
export const uploadersOf = (house: OpenHouse) => {
  const create = (person: WorldPerson, { photoId, part, length }: Begun, metadata = metadataOf(photoId, part)) =>
    house.as(person).call(createUpload, { tusResumable, uploadLength: String(length), uploadMetadata: metadata });

  const begin = async (person: WorldPerson, begun: Begun): Promise<string> => {
    const { status, headers, text } = await create(person, begun);
    if (status !== 201) throw new Error(`${person.firstName} could not begin an upload: ${text}`);
    return headers['location']?.replace('/uploads/', '') ?? '';
  };

  const look = (person: WorldPerson, uploadId: string) => house.as(person).call(readUpload, { tusResumable, uploadId });

  const goOn = (person: WorldPerson, uploadId: string, offset: number, chunk: Buffer) =>
    house.as(person).call(continueUpload, { tusResumable, uploadId, uploadOffset: String(offset) }, { chunk });

  const offsetOf = async (person: WorldPerson, uploadId: string): Promise<number> =>
    Number((await look(person, uploadId)).headers['upload-offset']);

  /** How many pieces of an upload the database holds. */
  const piecesOf = async (uploadId: string): Promise<number> =>
    (await row<{ count: number }>(house.pool, sql`select count(*) from sync.upload_part where upload_id = ${uploadId}`))
      ?.count ?? 0;

  return { create, begin, look, goOn, offsetOf, piecesOf };
};
