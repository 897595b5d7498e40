import { useFormState } from '#kit/form.tsx';
import { PhotoField } from '#kit/photo-field.tsx';

type Props<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly hint: string;
  readonly onChosen: (picture: Name, photo: Blob | null) => void;
};

/** A picture that a sign-up asks for, with what is wrong with it. */
export const PaperPicture = <Name extends string>({ name, label, hint, onChosen }: Props<Name>) => {
  const error = useFormState().errors[name];
  return (
    <div className="grid gap-1">
      <PhotoField label={label} says="joining.choosePicture" onChosen={(photo) => onChosen(name, photo)} />
      <p className="text-sm text-ink-soft">{hint}</p>
      {error !== undefined && (
        <p tabIndex={-1} data-invalid className="font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
};
