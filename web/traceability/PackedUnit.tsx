import { PackagePlus, QrCode, Truck } from 'lucide-react';
import { Link } from 'wouter';
import { goodsActRows, ownLink, traceCodeOf, type PackDraft } from '@shuka/domain/traceability';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { StateMark } from '#kit/state-mark.tsx';
import { useWords } from '#kit/words.tsx';
import { millJobPaths } from '#processing';
import { goodsPaths, withThing } from './goods-paths.ts';

const look =
  'inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-4 font-semibold text-leaf hover:bg-leaf-soft';

/** What was packed: its code, which a phone makes without a network, and whether the server knows of it. */
export const PackedUnit = ({ draft, onMore }: { readonly draft: PackDraft; readonly onMore: () => void }) => {
  const { t } = useWords();
  const { id, unitId, sscc, says } = draft;
  const kept = useRow(goodsActRows, id);
  const own = unitId ?? id;
  const thing = sscc === '' ? ownLink(location.origin, own) : `https://id.gs1.org/00/${sscc}`;
  return (
    <div className="grid gap-4">
      <Notice kind="done">{t('goods.packed', { name: says })}</Notice>
      {kept.state === 'ready' && kept.value !== null && <StateMark state={kept.value.state} />}
      <p>
        {t('goods.codeOfUnit')}
        <br />
        <strong className="text-lg break-all">
          {sscc === '' ? traceCodeOf(own).replaceAll(/(.{4})(?=.)/g, '$1 ') : `(00)${sscc}`}
        </strong>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={`${millJobPaths.codes}#units`} className={look}>
          <QrCode aria-hidden className="size-5" />
          {t('goods.printLabel')}
        </Link>
        <Link to={`${withThing(goodsPaths.ship, thing, says)}&unit=1`} className={look}>
          <Truck aria-hidden className="size-5" />
          {t('goods.ship')}
        </Link>
        <Button look="quiet" onClick={onMore}>
          <PackagePlus aria-hidden className="size-5" />
          {t('goods.packMore')}
        </Button>
      </div>
    </div>
  );
};
