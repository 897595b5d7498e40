import { listReferrals } from '@shuka/domain/insurance';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Farmers who agreed that a licensed insurer calls them. */
export const ReferralsPart = () => {
  const { t } = useWords();
  const pages = usePages('referrals');
  const loaded = useLoad(listReferrals, { ...pages.query, limit: '20' });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('insurance.referrals')}</h2>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p className="text-ink-soft">{t('insurance.noReferrals')}</p>}
            <ul className="grid gap-2 empty:hidden">
              {items.map(({ id, name, phone, note }) => (
                <li key={id} className="rounded-2xl border border-line bg-paper p-4">
                  <p className="font-semibold">{t('insurance.referralLine', { name, phone })}</p>
                  {note !== '' && <p className="break-words">{note}</p>}
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};
