import { useFormState } from '#kit/form.tsx';

/** What is wrong with something that several fields say together. */
export const PathError = ({ name }: { readonly name: string }) => {
  const error = useFormState().errors[name];
  if (error === undefined) return null;
  return (
    <p role="alert" tabIndex={-1} data-invalid="true" className="font-medium text-danger">
      {error}
    </p>
  );
};
