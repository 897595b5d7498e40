import { FieldFrame } from './field.tsx';
import { FileChoice } from './file-choice.tsx';

/** A list that was chosen: the end of its name, and all it says. */
export type ListFile = { readonly fileName: string; readonly text: string };

export const noListFile: ListFile = { fileName: '', text: '' };

/** A file too long to be a list is not read at all: the page would stand still. */
const readFile = async (file: File, mostLetters: number): Promise<ListFile> => ({
  fileName: file.name.slice(-120),
  text: file.size > mostLetters ? 'x'.repeat(mostLetters + 1) : await file.text(),
});

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly mostLetters: number;
  readonly onChosen: (file: ListFile) => void;
};

/** Chooses a list as a CSV file; what is wrong with its `text` stands beside it. */
export const ListFileField = ({ label, hint, mostLetters, onChosen }: Props) => (
  <FieldFrame name="text" label={label} hint={hint}>
    {(attributes) => (
      <FileChoice
        accept=".csv,text/csv"
        attributes={attributes}
        onChosen={(file) => {
          if (file === null) onChosen(noListFile);
          else void readFile(file, mostLetters).then(onChosen);
        }}
      />
    )}
  </FieldFrame>
);
