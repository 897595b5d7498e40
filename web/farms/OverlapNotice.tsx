import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { hectaresText } from './hectares-text.ts';
import type { Neighbour } from './plot-facts.ts';

type Props = { readonly shared: readonly Neighbour[]; readonly hasRead: boolean; readonly onRead: () => void };

/** The plots that share land with this one, and how much. Whoever read it may save all the same: neighbours can be wrong. */
export const OverlapNotice = ({ shared, hasRead, onRead }: Props) => {
  const { t } = useWords();
  return (
    <div className="grid gap-2">
      <Notice kind="hint">
        <p className="font-bold">{t('plots.overlapTitle')}</p>
        <ul className="list-disc pl-5">
          {shared.map(({ id, name, sharedHectares }) => (
            <li key={id}>{t('plots.overlapWith', { name, hectares: hectaresText(sharedHectares) })}</li>
          ))}
        </ul>
      </Notice>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" checked={hasRead} onChange={onRead} className="size-5 shrink-0 accent-leaf" />
        {t('plots.overlapRead')}
      </label>
    </div>
  );
};
