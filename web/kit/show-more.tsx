import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { useWords } from './words.tsx';

type Props<Item> = {
  readonly items: readonly Item[];
  /** How many are drawn first, and more at each press: a small phone cannot draw 800 at once. */
  readonly step: number;
  readonly children: (shown: readonly Item[]) => ReactNode;
};

/** The beginning of a long list, and a button for more of it. */
export const ShowMore = <Item,>({ items, step, children }: Props<Item>) => {
  const { t } = useWords();
  const [count, setCount] = useState(step);
  return (
    <>
      {children(items.slice(0, count))}
      {items.length > count && (
        <Button look="quiet" onClick={() => setCount(count + step)}>
          {t('farms.showMore', { count: items.length - count })}
        </Button>
      )}
    </>
  );
};
