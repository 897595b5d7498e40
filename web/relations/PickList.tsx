import { useFormState } from '#kit/form.tsx';

export type Pick = { readonly value: string; readonly says: string; readonly more?: string };

type Props = {
  readonly name: string;
  readonly label: string;
  readonly picks: readonly Pick[];
  readonly picked?: string;
  readonly onPick?: (value: string) => void;
};

/** One of a few, each as large as a thumb. What is picked is the form's own unless the caller keeps it. */
export const PickList = ({ name, label, picks, picked, onPick }: Props) => {
  const error = useFormState().errors[name];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{label}</legend>
      {picks.map(({ value, says, more = '' }) => (
        <label
          key={value}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong px-3 py-2 has-checked:border-leaf has-checked:bg-leaf-soft"
        >
          <input
            type="radio"
            name={name}
            value={value}
            {...(onPick === undefined
              ? { 'data-invalid': error !== undefined }
              : { checked: value === picked, onChange: () => onPick(value) })}
            className="size-5 shrink-0 accent-leaf"
          />
          <span className="grid min-w-0 break-words">
            {says}
            {more !== '' && <span className="text-sm text-ink-soft">{more}</span>}
          </span>
        </label>
      ))}
      {error !== undefined && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
};
