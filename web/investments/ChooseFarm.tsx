import { Sprout } from 'lucide-react';
import { Link } from 'wouter';
import { farmRows } from '@shuka/domain/farms';
import { usePerson } from '#accounts';
import { cropName } from '#kit/crop-name.ts';
import { useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { useOfferPaths } from './offer-paths.ts';

/** The farms an offer can be for: a farmer's own. A manager begins from the page of the farm. */
export const ChooseFarm = () => {
  const words = useWords();
  const { t } = words;
  const paths = useOfferPaths();
  const { person } = usePerson();
  const farms = useKept(farmRows)
    .map(({ row }) => row)
    .filter(({ keeperId }) => keeperId === person.accountId);
  if (paths.isManager)
    return (
      <>
        <p>{t('offers.fromFarm')}</p>
        <Link to="/ExtensionManager/Efarms" className={card}>
          <Sprout aria-hidden className="size-6 shrink-0 text-leaf" />
          {t('farms.managerFarms')}
        </Link>
      </>
    );
  return (
    <>
      <p>{t(farms.length === 0 ? 'offers.noFarm' : 'offers.whichFarm')}</p>
      <ul className="grid gap-3">
        {farms.map(({ id, name, crop }) => (
          <li key={id}>
            <Link to={paths.begin(id)} className={card}>
              <Sprout aria-hidden className="size-6 shrink-0 text-leaf" />
              <span className="min-w-0 break-words">
                {name}
                <span className="block text-sm font-normal text-ink-soft">{cropName(crop, words)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

const card =
  'flex min-h-14 items-center gap-3 rounded-xl border-2 border-line-strong bg-paper px-4 py-2 font-semibold hover:bg-leaf-soft';
