import { useState } from 'react';
import { Link } from 'wouter';
import { listLicences, trades } from '@shuka/domain/settings';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { LicenceCard } from './LicenceCard.tsx';

/** The licences of the house, trade by trade: what holds today, what was said before, and the forms to say more. */
export const LicencesPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listLicences, {});
  const [news, setNews] = useState<string | null>(null);
  const saved = (): void => {
    setNews(t('licence.saved'));
    loaded.reload();
  };
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('menu.licences')}</h1>
      <p>{t('licence.intro')}</p>
      <Link to="/admin/pledges" className="inline-flex min-h-11 items-center font-semibold text-leaf underline">
        {t('licence.pledges')}
      </Link>
      {news !== null && <Notice kind="done">{news}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <ul className="grid gap-4">
            {trades.map((trade) => (
              <li key={trade}>
                <LicenceCard trade={trade} said={items.filter((one) => one.trade === trade)} onSaved={saved} />
              </li>
            ))}
          </ul>
        )}
      </LoadedPart>
    </section>
  );
};
