import { photographFarm as contract } from '@shuka/domain/farms';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { setPhoto, type Photo } from './store.ts';

/** Both sizes are kept before the farm names them, so a farm never names a picture that is not there. */
const keepPicture = async (context: Context): Promise<Photo> => {
  const { full, thumb } = await readPicture(context.picture ?? Buffer.alloc(0));
  return { photoId: await context.files.put(full, 'webp'), thumbKey: await context.files.put(thumb, 'webp') };
};

export const photographFarm = handle(
  contract,
  async ({ farmId }, context, photo: Photo) => {
    const farm = await setPhoto(context.db, farmId, photo);
    if (farm === null) throw new Problem('not-found');
    return farm;
  },
  { prepare: (_input, context) => keepPicture(context) },
);
