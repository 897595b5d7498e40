import { Square, Volume2, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '#kit/words.tsx';
import { arePicturesLarge, choosePictures, drawPictures } from './picture-mode.ts';
import { useReading, type Reading } from './use-reading.ts';

/** Reads the screen aloud, says by whose voice, and draws it with larger signs for those who do not read. */
export const ListenPart = () => {
  const { t } = useWords();
  const { reading, start, stop } = useReading();
  const isReading = reading.state === 'reading';
  const Icon = isReading ? Square : Volume2;
  useEffect(() => drawPictures(arePicturesLarge()), []);
  return (
    <>
      <button
        type="button"
        aria-label={t(isReading ? 'listen.stop' : 'listen.start')}
        onClick={() => (isReading ? stop() : void start())}
        className="grid size-11 place-items-center rounded-lg"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      {reading.state !== 'quiet' && <Bar reading={reading} onClose={stop} />}
    </>
  );
};

const Bar = ({ reading, onClose }: { readonly reading: Reading; readonly onClose: () => void }) => {
  const { t } = useWords();
  const [areLarge, setLarge] = useState(arePicturesLarge);
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 grid gap-2 border-t border-line bg-paper p-3 text-sm">
      <div className="flex items-start gap-2">
        <output className="block grow">
          <Said reading={reading} />
        </output>
        <button
          type="button"
          aria-label={t('form.close')}
          onClick={onClose}
          className="-m-2 grid size-11 shrink-0 place-items-center rounded-lg"
        >
          <X aria-hidden className="size-6" />
        </button>
      </div>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={areLarge}
          onChange={({ target }) => {
            setLarge(target.checked);
            choosePictures(target.checked);
          }}
          className="size-5 accent-leaf"
        />
        {t('listen.pictures')}
      </label>
    </div>
  );
};

const Said = ({ reading }: { readonly reading: Reading }) => {
  const { t } = useWords();
  if (reading.state === 'reading') return <p>{t(reading.by === 'clip' ? 'listen.recorded' : 'listen.machine')}</p>;
  if (reading.state === 'quiet') return null;
  if (reading.read === 0) return <p>{t('listen.noVoice')}</p>;
  return (
    <>
      <p>{t('listen.done')}</p>
      {reading.leftOut > 0 && <p>{t('listen.leftOut', { count: reading.leftOut })}</p>}
    </>
  );
};
