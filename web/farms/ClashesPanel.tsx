import { farmerRows } from '@shuka/domain/accounts';
import { plotRows, type Clash, type Farm } from '@shuka/domain/farms';
import { usePerson } from '#accounts';
import { useWords } from '#kit/words.tsx';
import { ClashCard } from './ClashCard.tsx';
import { useKept } from '#kit/rows.ts';

type Props = { readonly farm: Farm; readonly clashes: readonly Clash[]; readonly onSettled: () => void };

/** What two people changed at once on a farm and its plots, each with its choice. Both of them see it. */
export const ClashesPanel = ({ farm, clashes, onSettled }: Props) => {
  const { t } = useWords();
  const { person } = usePerson();
  const plots = useKept(plotRows);
  const keeper = useKept(farmerRows).find(({ row }) => row.id === farm.keeperId)?.row;
  const company = {
    viewerId: person.accountId,
    keeperId: farm.keeperId,
    keeperName: keeper === undefined ? null : `${keeper.firstName} ${keeper.lastName}`,
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('farms.clashes')}</h2>
      {clashes.map((clash) => (
        <ClashCard
          key={clash.id}
          clash={clash}
          company={company}
          plotName={plots.find(({ row }) => row.id === clash.plotId)?.row.name ?? null}
          onSettled={onSettled}
        />
      ))}
    </section>
  );
};
