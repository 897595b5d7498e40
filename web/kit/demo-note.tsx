import { useWords } from './words.tsx';

/** Says that a demo is one. The server marks the page of a demo; elsewhere the note stays hidden. */
export const DemoNote = () => {
  const { t } = useWords();
  return (
    <p className="demo-note bg-ochre-soft px-4 py-1 text-center text-sm font-semibold text-ink">{t('site.demo')}</p>
  );
};
