import { useState } from 'react';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { Button } from '#kit/button.tsx';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';
import { positionsOf, rowsOfList } from './typed-corners.ts';

/** Brings the map to coordinates that somebody gave by telephone, say. */
export const GoToPlace = ({ onFound }: { onFound: (position: Position) => void }) => {
  const { t } = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = (): void => {
    const [first] = positionsOf(rowsOfList(text));
    setWrong(first === undefined);
    if (first !== undefined) onFound(first);
  };
  return (
    <details className="rounded-xl border border-line bg-paper">
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold text-leaf">
        {t('plots.goTo')}
      </summary>
      <div className="grid gap-2 border-t border-line p-3">
        <label htmlFor={id} className="font-semibold">
          {t('plots.pair')}
        </label>
        <input
          id={id}
          value={text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={({ target }) => setText(target.value)}
          className="min-h-12 w-full rounded-xl border-2 border-line-strong bg-paper px-3 aria-invalid:border-danger"
        />
        {isWrong && (
          <p id={`${id}-error`} role="alert" className="font-medium text-danger">
            {t('plots.pairWrong')}
          </p>
        )}
        <Button look="quiet" className="justify-self-start" onClick={go}>
          {t('plots.go')}
        </Button>
      </div>
    </details>
  );
};
