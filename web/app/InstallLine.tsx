import { Download } from 'lucide-react';
import { useWords } from '#kit/words.tsx';
import { install, useCanInstall } from './install.ts';

/** A line of the menu that puts the app among the phone's own; only where the browser offers it. */
export const InstallLine = ({ className }: { className: string }) => {
  const { t } = useWords();
  if (!useCanInstall()) return null;
  return (
    <button type="button" onClick={install} className={className}>
      <Download aria-hidden className="size-6 shrink-0" />
      {t('install.app')}
    </button>
  );
};
