import { SunMoon } from 'lucide-react';
import { useWords } from './words.tsx';

/** Light for the sun, dark for the night; the page's own script turns it and remembers. */
export const ThemeButton = () => {
  const { t } = useWords();
  return (
    <button
      type="button"
      data-theme-button
      aria-label={t('site.theme')}
      className="grid size-11 place-items-center rounded-lg"
    >
      <SunMoon aria-hidden className="size-6" />
    </button>
  );
};
