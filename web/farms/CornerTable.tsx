import { useState } from 'react';
import type { Boundary } from '@shuka/domain/kit/geodesy.ts';
import { useWords } from '#kit/words.tsx';
import { RemoveCorner } from './RemoveCorner.tsx';
import { rowOfCorner } from './typed-corners.ts';

type Props = { readonly corners: Boundary; readonly onRemove?: (index: number) => void };

const cell = 'px-2 py-1 text-left';

/** The corners in numbers, for those who do not see the map and those who want to copy them; shown when it is asked for. */
export const CornerTable = ({ corners, onRemove }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-xl border border-line bg-paper"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-3 font-semibold text-leaf">
        {t('plots.cornersInNumbers', { count: corners.length })}
      </summary>
      {isOpen && (
        <table className="w-full border-t border-line tabular-nums">
          <thead>
            <tr className="text-sm">
              <th scope="col" className={cell}>
                {t('plots.corner')}
              </th>
              <th scope="col" className={cell}>
                {t('plots.latitude')}
              </th>
              <th scope="col" className={cell}>
                {t('plots.longitude')}
              </th>
              {onRemove !== undefined && (
                <th scope="col" className={cell}>
                  <span className="sr-only">{t('plots.removeCorner')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {corners.map((corner, index) => (
              <CornerRow
                key={corner.join(' ')}
                number={index + 1}
                {...rowOfCorner(corner)}
                onRemove={onRemove === undefined ? null : () => onRemove(index)}
              />
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
};

type RowProps = {
  readonly number: number;
  readonly latitude: string;
  readonly longitude: string;
  readonly onRemove: (() => void) | null;
};

const CornerRow = ({ number, latitude, longitude, onRemove }: RowProps) => (
  <tr className="border-t border-line">
    <th scope="row" className={cell}>
      {number}
    </th>
    <td className={cell}>{latitude}</td>
    <td className={cell}>{longitude}</td>
    {onRemove !== null && (
      <td className="text-right">
        <RemoveCorner number={number} onRemove={onRemove} />
      </td>
    )}
  </tr>
);
