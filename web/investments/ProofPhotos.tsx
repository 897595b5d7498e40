import type { Photo } from '@shuka/domain/farms';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useFormState } from '#kit/form.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { useWords } from '#kit/words.tsx';
import { ProofPhoto } from './ProofView.tsx';

const aScreenful = 12;

type Props = { readonly photos: readonly Photo[]; readonly field: string };

/** Photos of the farm to choose from, the newest first. */
export const ProofPhotos = ({ photos, field }: Props) => {
  const { t, language } = useWords();
  const { errors } = useFormState();
  const error = errors['proof.photoIds'];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('offers.whichPhotos')}</legend>
      {photos.length === 0 && <p>{t('offers.noPhotos')}</p>}
      <ShowMore items={photos} step={aScreenful}>
        {(shown) => (
          <ul className="grid grid-cols-2 gap-2 empty:hidden sm:grid-cols-3">
            {shown.map(({ id, takenAt }) => (
              <li key={id}>
                <label className="grid cursor-pointer gap-1 rounded-xl border-2 border-line p-1 has-checked:border-leaf has-checked:bg-leaf-soft">
                  <ProofPhoto photoId={id} says="" />
                  <span className="flex min-h-11 items-center gap-2 text-sm">
                    <input type="checkbox" name={`${field}${id}`} className="size-5 shrink-0 accent-leaf" />
                    {formatDate(takenAt, language)}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        )}
      </ShowMore>
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
