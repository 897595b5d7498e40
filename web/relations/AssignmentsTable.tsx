import type { AssignedFarmer } from '@shuka/domain/relations';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly farmers: readonly AssignedFarmer[];
  readonly chosen: ReadonlyMap<string, AssignedFarmer>;
  readonly onChoose: (farmers: readonly AssignedFarmer[], isChosen: boolean) => void;
};

/** One card a farmer on a small screen, one row on a wide one; the whole of it can be pressed. */
export const AssignmentsTable = ({ farmers, chosen, onChoose }: Props) => {
  const { t } = useWords();
  if (farmers.length === 0) return <p className="p-4">{t('relations.farmersNone')}</p>;
  return (
    <div className="grid gap-2">
      <PageBox farmers={farmers} chosen={chosen} onChoose={onChoose} />
      <ul className="grid gap-2">
        {farmers.map((farmer) => (
          <FarmerRow
            key={farmer.farmerId}
            farmer={farmer}
            isChosen={chosen.has(farmer.farmerId)}
            onChoose={(isChosen) => onChoose([farmer], isChosen)}
          />
        ))}
      </ul>
    </div>
  );
};

const box = 'relative z-1 size-6 shrink-0 accent-leaf';

/** Chooses all of this page, or none; half-way while some are chosen. */
const PageBox = ({ farmers, chosen, onChoose }: Props) => {
  const { t } = useWords();
  const count = farmers.filter(({ farmerId }) => chosen.has(farmerId)).length;
  const isAll = count === farmers.length;
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 justify-self-start px-4 font-semibold">
      <input
        type="checkbox"
        checked={isAll}
        ref={(element) => {
          if (element !== null) element.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => onChoose(farmers, !isAll)}
        className={box}
      />
      {t('relations.choosePage', { count: farmers.length })}
    </label>
  );
};

type RowProps = {
  readonly farmer: AssignedFarmer;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

const FarmerRow = ({ farmer, isChosen, onChoose }: RowProps) => {
  const { t, language } = useWords();
  const id = useId();
  return (
    <li className="relative flex items-start gap-3 rounded-2xl border-2 border-line bg-paper p-4 has-checked:border-leaf has-checked:bg-leaf-soft">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
        className={box}
      />
      <div className="grid min-w-0 grow gap-1 md:grid-cols-[2fr_1fr_2fr]">
        <label htmlFor={id} className="cursor-pointer break-words font-semibold after:absolute after:inset-0">
          {[farmer.lastName, farmer.firstName].join(', ')}
        </label>
        <p>{farmer.phone}</p>
        <p className="break-words">
          {farmer.managerName === null
            ? t('relations.withNobody')
            : t('relations.withManager', { name: farmer.managerName })}
          {farmer.isClosed && <strong className="block text-danger">{t('relations.closed')}</strong>}
          {farmer.since !== null && (
            <span className="block text-sm text-ink-soft">
              {t('relations.since', { date: formatDate(farmer.since, language) })}
            </span>
          )}
        </p>
      </div>
    </li>
  );
};
