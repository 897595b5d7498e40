import { row, run, sql, type Db, type Query } from '#kit/db.ts';

/** The pictures of a text as JSON, in their order; without a line feed, which would end the line of a pull. */
export const pictureList = (textId: Query): Query =>
  sql`(select ('[' || coalesce(string_agg(json_build_object('id', p.id, 'caption', p.caption, 'bytes', p.bytes)::text, ','
      order by p.place), '') || ']')::json from library.picture p where p.text_id = ${textId})`;

type Place = { readonly textId: string; readonly pictureId: string };
type File = { readonly key: string; readonly bytes: number };

/** Adds a picture behind the others; one that is there already stays as it is. */
export const insertPicture = ({ textId, pictureId }: Place, { key, bytes }: File, db: Db, now: Date) =>
  run(
    db,
    sql`insert into library.picture (id, text_id, place, file_key, bytes, created_at)
        values (${pictureId}, ${textId},
          (select coalesce(max(place), 0) + 1 from library.picture where text_id = ${textId}), ${key}, ${bytes}, ${now})
        on conflict (id) do nothing`,
  );

/** The pictures of a text become these, each with its caption; others leave it. */
export const keepPictures = async (
  db: Db,
  textId: string,
  pictures: readonly { readonly id: string; readonly caption: string }[],
): Promise<void> => {
  const ids = pictures.map(({ id }) => id);
  await run(db, sql`delete from library.picture where text_id = ${textId} and not id = any(${ids}::uuid[])`);
  const captions = pictures.map(({ caption }) => caption);
  await run(
    db,
    sql`update library.picture p set caption = said.caption
        from unnest(${ids}::uuid[], ${captions}::text[]) as said (id, caption)
        where p.id = said.id and p.text_id = ${textId} and p.caption <> said.caption`,
  );
};

export const findPictureKey = async (db: Db, { textId, pictureId }: Place): Promise<string | null> =>
  (
    await row<{ key: string }>(
      db,
      sql`select file_key as key from library.picture where id = ${pictureId} and text_id = ${textId}`,
    )
  )?.key ?? null;

/** Whether a file is a picture of any text. */
export const isArticlePicture = async (db: Db, key: string): Promise<boolean> =>
  (await row(db, sql`select 1 from library.picture where file_key = ${key} limit 1`)) !== null;
