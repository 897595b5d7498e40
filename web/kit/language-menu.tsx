import { Languages } from 'lucide-react';
import { languageNames, languages } from '@shuka/domain/kit/languages.ts';
import { useWords } from './words.tsx';

/** The five languages as plain links, so that the choice works before and without any script; the server remembers it. */
export const LanguageMenu = ({ path }: { path: string }) => {
  const { t, language } = useWords();
  return (
    <details className="relative" name="language">
      <summary
        aria-label={t('site.language')}
        className="flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-lg px-2 font-semibold"
      >
        <Languages aria-hidden className="size-6" />
        <span aria-hidden className="uppercase">
          {language}
        </span>
      </summary>
      <ul className="absolute right-0 z-50 mt-1 w-48 rounded-xl border border-line bg-paper p-2 text-ink shadow-xl">
        {languages.map((code) => (
          <li key={code}>
            <a
              href={`${path}?lang=${code}`}
              lang={code}
              aria-current={code === language ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-lg px-3 hover:bg-leaf-soft aria-[current=true]:font-bold"
            >
              {languageNames[code]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};
