import { useWords } from '#kit/words.tsx';

type Props = { readonly source: string; readonly isEstimate?: boolean };

/** Who says so: long, and mostly in English, so it stands folded for whoever asks; an estimate is called one at once. */
export const SaidBy = ({ source, isEstimate = false }: Props) => {
  const { t } = useWords();
  return (
    <details className="text-sm text-ink-soft">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {t(isEstimate ? 'advisory.whoSaysEstimate' : 'advisory.whoSays')}
      </summary>
      <p lang="en" className="break-words pb-2">
        {source}
      </p>
    </details>
  );
};
