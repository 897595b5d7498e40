import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** Whether the new version waits to be let in, or another page of this phone has let it in already. */
  readonly state: 'waiting' | 'here';
  readonly onUpdate: () => void;
  readonly onLater: () => void;
};

/** Room for the bar, so that what has the focus is never behind it. */
const leaveRoom = (element: HTMLElement | null): void => {
  document.documentElement.style.scrollPaddingBottom = `${element?.offsetHeight ?? 0}px`;
};

/** Says that a newer version of the app is there. The person decides when: nothing they are writing is lost before. */
export const UpdateBar = ({ state, onUpdate, onLater }: Props) => {
  const { t } = useWords();
  useEffect(() => () => leaveRoom(null), []);
  const says = state === 'waiting' ? t('update.ready') : t('update.here');
  return (
    <aside
      ref={leaveRoom}
      aria-label={says}
      className="sticky bottom-0 z-40 flex flex-wrap items-center gap-2 border-t-2 border-leaf bg-leaf-soft p-3"
    >
      <output className="min-w-48 flex-1 font-semibold">{says}</output>
      <Button onClick={onUpdate}>
        <RefreshCw aria-hidden className="size-5" />
        {state === 'waiting' ? t('update.now') : t('update.reload')}
      </Button>
      <Button look="quiet" onClick={onLater}>
        {t('update.later')}
      </Button>
    </aside>
  );
};
