import { WifiOff } from 'lucide-react';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

/** Why nothing can be paid now: money moves with a network alone. Nothing while there is one. */
export const MoneyOffline = () => {
  const { t } = useWords();
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <Notice kind="hint">
      <span className="inline-flex items-center gap-2">
        <WifiOff aria-hidden className="size-5 shrink-0" />
        {t('wallet.offline')}
      </span>
    </Notice>
  );
};
