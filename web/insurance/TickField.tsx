import { useFormState } from '#kit/form.tsx';

type Props = { readonly name: string; readonly label: string; readonly isTicked?: boolean };

/** A thing that somebody agrees to; a form reads it as 'on'. */
export const TickField = ({ name, label, isTicked = false }: Props) => {
  const error = useFormState().errors[name];
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={name}
          defaultChecked={isTicked}
          data-invalid={error !== undefined}
          className="size-6 shrink-0 accent-leaf"
        />
        {label}
      </label>
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </div>
  );
};
