import { setProductPhoto as contract } from '@shuka/domain/processing';
import { isFileOfPerson } from '#accounts';
import { isArticlePicture } from '#library';
import { isMessagePhoto } from '#messaging';
import { readPicture } from '#kit/pictures.ts';
import type { Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isProductPhoto, setPhoto } from './product-store.ts';
import { demandProduct, showProduct } from './show-product.ts';

/** Files are kept by their content: the same picture may be somebody else's too. */
const dropFile = async ({ pool, files }: Context, key: string): Promise<void> => {
  const isKept =
    (await isProductPhoto(pool, key)) ||
    (await isFileOfPerson(pool, key)) ||
    (await isMessagePhoto(pool, key)) ||
    (await isArticlePicture(pool, key));
  if (!isKept) await files.remove(key, 'webp');
};

export const setProductPhoto = handle(
  contract,
  async ({ companyId, productId }, context, photoKey: string) => {
    const { photoId: before } = await demandProduct(context.db, companyId, productId);
    await setPhoto(context.db, productId, photoKey);
    if (before !== null) context.afterwards(() => dropFile(context, before));
    return showProduct(context.db, companyId, productId);
  },
  {
    prepare: async (_input, context) => {
      const { full } = await readPicture(context.picture ?? Buffer.alloc(0));
      return context.files.put(full, 'webp');
    },
  },
);
