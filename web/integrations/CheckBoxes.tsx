import { useFormState } from '#kit/form.tsx';

type Props = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly { readonly value: string; readonly says: string }[];
};

/** Several things of which some are chosen, each a field of its own name in the form. */
export const CheckBoxes = ({ name, legend, choices }: Props) => {
  const error = useFormState().errors[name];
  return (
    <fieldset className="grid gap-2" data-invalid={error !== undefined} tabIndex={-1}>
      <legend className="font-semibold">{legend}</legend>
      {choices.map(({ value, says }) => (
        <label key={value} className="flex min-h-12 items-center gap-3">
          <input type="checkbox" name={value} className="size-6 shrink-0 accent-leaf" />
          {says}
        </label>
      ))}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};
