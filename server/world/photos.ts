import sharp from 'sharp';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { keyOf } from '#kit/files.ts';
import { run, sql, type Pool } from '#kit/db.ts';
import type { WorldPerson } from './people.ts';

/** A photo no encoder can make small, as JPEG: about 60 KB at 200 pixels a side, growing with their square. */
export const noise = (pixels: number): Promise<Buffer> =>
  sharp({
    create: {
      width: pixels,
      height: pixels,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** Tells the records of a photo whose bytes are to come, as the phone of its keeper would. Answers its id. */
export const tellOfPhoto = async (
  pool: Pool,
  { keeper, farmId }: { keeper: WorldPerson; farmId: string },
  parts: { thumb: Buffer; full: Buffer },
): Promise<string> => {
  const id = newId();
  const { thumb, full } = parts;
  await run(
    pool,
    sql`insert into farms.photo (id, farm_id, keeper_id, added_by, thumb_sha256, thumb_bytes, full_sha256, full_bytes,
          taken_at, created_at)
        values (${id}, ${farmId}, ${keeper.accountId}, ${keeper.accountId}, ${keyOf(thumb)}, ${thumb.length},
          ${keyOf(full)}, ${full.length}, now(), now())`,
  );
  return id;
};
