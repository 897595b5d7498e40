import { voucherRows } from '@shuka/domain/marketplace';
import { lazy, Suspense } from '#kit/lazy.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { InputTabs } from './InputTabs.tsx';
import { useInputKeeper } from './use-input-keeper.ts';
import { VoucherCard } from './VoucherCard.tsx';

const IssueVoucherForm = lazy(async () => (await import('./IssueVoucherForm.tsx')).IssueVoucherForm);

/** A farmer's vouchers with their square codes, as this phone keeps them: they are shown where there is no network. */
export const VouchersPage = () => {
  const { t } = useWords();
  const { keeperId, isOwn, paths } = useInputKeeper();
  const loaded = useRows(voucherRows);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('voucher.title')}</h1>
      <InputTabs paths={paths} />
      {!isOwn && (
        <Suspense>
          <IssueVoucherForm keeperId={keeperId} onDone={loaded.reload} />
        </Suspense>
      )}
      <LoadedPart loaded={loaded}>
        {(kept) => {
          const own = kept.filter(({ row }) => row.keeperId === keeperId);
          return own.length === 0 ? (
            <p>{t('voucher.none')}</p>
          ) : (
            <ul className="grid gap-4 md:grid-cols-2">
              {own.map(({ row }) => (
                <VoucherCard key={row.id} voucher={row} />
              ))}
            </ul>
          );
        }}
      </LoadedPart>
    </section>
  );
};
