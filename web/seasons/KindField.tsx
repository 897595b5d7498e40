import { activityKinds, type ActivityKind } from '@shuka/domain/seasons';
import { useFormState } from '#kit/form.tsx';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';
import { kindIcons } from './season-words.ts';

const kinds = activityKinds.filter((kind) => kind !== 'not-done');

/** What was done: a sign and a word to press for each kind of work. */
export const KindField = ({ held }: { held: ActivityKind | null }) => {
  const { t, say } = useWords();
  const id = useId();
  const error = useFormState().errors['kind'];
  return (
    <fieldset
      className="grid gap-2"
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : id}
      data-invalid={error !== undefined}
    >
      <legend className="mb-1 font-semibold">{t('seasons.whatDone')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {kinds.map((kind) => {
          const Icon = kindIcons[kind];
          return (
            <label
              key={kind}
              className="flex min-h-14 items-center gap-2 rounded-xl border-2 border-line-strong p-2 font-semibold has-checked:border-leaf has-checked:bg-leaf-soft"
            >
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={kind === held}
                className="size-5 shrink-0 accent-leaf"
              />
              <span className="grid min-w-0 gap-1">
                <Icon aria-hidden className="size-6" />
                <span className="break-words">{say(`seasons.kind.${kind}`)}</span>
              </span>
            </label>
          );
        })}
      </div>
      {error !== undefined && (
        <p id={id} className="font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
