import { useWords } from '#kit/words.tsx';

type Props = { readonly source: string; readonly isEstimate?: boolean };

/** Who says so: long, and mostly in English, so it stands folded for whoever asks. */
export const SourceDetails = ({ source, isEstimate = false }: Props) => {
  const { t } = useWords();
  return (
    <details className="text-sm text-ink-soft">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {t('seasons.whoSays')}
      </summary>
      <p className="break-words pb-2">
        <span lang="en">{source}</span> {isEstimate && t('seasons.estimate')}
      </p>
    </details>
  );
};
