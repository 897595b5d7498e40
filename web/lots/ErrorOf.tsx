import { useFormState } from '#kit/form.tsx';

/** What is wrong with a list of fields as a whole; it gets the focus as a wrong field does. */
export const ErrorOf = ({ name }: { readonly name: string }) => {
  const error = useFormState().errors[name];
  return error === undefined ? null : (
    <p data-invalid="true" tabIndex={-1} className="font-medium text-danger">
      {error}
    </p>
  );
};
