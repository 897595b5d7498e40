import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { picture } from '#world/pictures.ts';
import { photoIdOf } from './farm-scene.ts';
import { idFor, type Case, type MakeInput } from './scene-case.ts';

const tusResumable = '1.0.0';

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** An upload of a photo of Amina's, by whoever looks or by Halima, who has nothing to do with it. */
const uploadIdOf = ({ house, viewer, object }: Case): Promise<string> =>
  idFor(object, async (whose) => {
    const id = newId();
    const photoId = await photoIdOf({ house, viewer, object: 'own' });
    const viewers = viewer === 'manager' ? people.chidi : people.amina;
    const { accountId } = whose === 'other' ? people.halima : viewers;
    await run(
      house.pool,
      sql`insert into sync.upload (id, account_id, photo_id, part, size_bytes, created_at)
          values (${id}, ${accountId}, ${photoId}, 'full', 1000, ${house.clock.now()})`,
    );
    return id;
  });

/** Input for the operations on uploads; nothing but authorization could refuse it. */
export const uploadInputs: Readonly<Record<string, MakeInput>> = {
  'POST /uploads': async (one) => ({
    tusResumable,
    uploadLength: String((await picture('webp')).length),
    uploadMetadata: `photoId ${base64(await photoIdOf(one))},part ${base64('full')}`,
  }),
  'HEAD /uploads/{uploadId}': async (one) => ({ tusResumable, uploadId: await uploadIdOf(one) }),
  'PATCH /uploads/{uploadId}': async (one) => ({ tusResumable, uploadId: await uploadIdOf(one), uploadOffset: '0' }),
};
