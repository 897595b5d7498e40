import { useFormState } from '#kit/form.tsx';

/** A box to tick under a text one agrees to; never ticked beforehand. */
export const AgreeBox = ({ says, name = 'isAgreed' }: { says: string; name?: string }) => {
  const error = useFormState().errors[name];
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong p-3 has-checked:border-leaf has-checked:bg-leaf-soft">
        <input
          type="checkbox"
          name={name}
          value="yes"
          data-invalid={error !== undefined}
          className="size-6 shrink-0 accent-leaf"
        />
        {says}
      </label>
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </div>
  );
};
