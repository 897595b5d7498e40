import { Banknote, KeyRound, PackagePlus, QrCode, Snowflake, Truck, Warehouse, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useSyncState } from '#kit/engine.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { millJobPaths } from '#processing';
import { goodsPaths, thingPath } from './goods-paths.ts';
import { LateActs } from './LateActs.tsx';
import { OfGoods } from './OfGoods.tsx';
import { ScanField } from './ScanField.tsx';
import { ThingList } from './ThingList.tsx';

const acts: readonly (readonly [path: string, says: WordId, Icon: LucideIcon])[] = [
  [goodsPaths.pack, 'goods.pack', PackagePlus],
  [goodsPaths.cool, 'goods.cool', Snowflake],
  [goodsPaths.ship, 'goods.ship', Truck],
  [goodsPaths.shipments, 'goods.receiveOrSee', Warehouse],
  [goodsPaths.sell, 'goods.sell', Banknote],
  [millJobPaths.codes, 'goods.labels', QrCode],
];

/** What a company has and what it can do with it, from intake to dispatch. */
export const GoodsPage = () => {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const { waiting } = useSyncState();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-2xl font-bold">{t('goods.title')}</h1>
      <p>{t('goods.lead')}</p>
      {waiting > 0 && <Notice kind="hint">{t('goods.waitingToSend', { count: waiting })}</Notice>}
      <OfGoods>
        {({ companyId, duty }) => (
          <>
            {duty !== 'buyer' && <Acts isOwner={duty === 'owner'} />}
            <ScanField label={t('goods.find')} says={t('goods.show')} onThing={(thing) => goTo(thingPath(thing))} />
            <LateActs companyId={companyId} />
            <ThingList companyId={companyId} />
          </>
        )}
      </OfGoods>
    </section>
  );
};

const Acts = ({ isOwner }: { readonly isOwner: boolean }) => {
  const { t } = useWords();
  const shown = isOwner ? [...acts, [goodsPaths.keys, 'goods.keys', KeyRound] as const] : acts;
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map(([path, says, Icon]) => (
        <li key={path}>
          <Link
            to={path}
            className="flex min-h-14 items-center gap-3 rounded-xl border-2 border-leaf px-4 py-2 font-semibold text-leaf hover:bg-leaf-soft"
          >
            <Icon aria-hidden className="size-6 shrink-0" />
            {t(says)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
