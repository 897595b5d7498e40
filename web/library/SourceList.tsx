import type { TextSource } from '@shuka/domain/library';
import { useWords } from '#kit/words.tsx';

/** Whose word a text rests on. */
export const SourceList = ({ sources }: { readonly sources: readonly TextSource[] }) => {
  const { t } = useWords();
  return (
    <section className="grid gap-1">
      <h2 className="font-bold">{t('library.sources')}</h2>
      <ul className="grid list-disc gap-1 pl-5">
        {sources.map(({ title, where }) => (
          <li key={`${title} ${where}`} className="[overflow-wrap:anywhere]">
            {title}
            {where !== '' && <span className="text-ink-soft"> ({where})</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
