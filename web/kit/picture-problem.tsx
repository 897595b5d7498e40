import { pictureProblemWords, type PictureProblem } from './picture.ts';
import { useWords } from './words.tsx';

/** Why the file somebody chose became no picture; nothing while nothing is wrong. */
export const PictureProblemText = ({ problem }: { readonly problem: PictureProblem | null }) => {
  const { t } = useWords();
  if (problem === null) return null;
  return (
    <p role="alert" className="font-medium text-danger">
      {t(pictureProblemWords[problem])}
    </p>
  );
};
