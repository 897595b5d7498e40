import { places } from '#kit/page-settings.ts';
import { useWords, type WordId } from '#kit/words.tsx';

const addresses = [
  { says: 'site.generalInquiries', email: places.emailGeneral },
  { says: 'site.support', email: places.emailSupport },
  { says: 'site.partnerships', email: places.emailPartners },
] as const satisfies readonly { says: WordId; email: string }[];

/** Where and when people reach the office. */
export const FooterContacts = () => {
  const { t } = useWords();
  return (
    <>
      <section className="grid content-start gap-2">
        <h2 className="text-lg font-bold">{t('site.contactUs')}</h2>
        <p>
          <span className="block text-sm opacity-90">{t('site.headOffice')}</span>
          {places.address}
        </p>
        <p>
          <span className="block text-sm opacity-90">{t('site.phone')}</span>
          <a className="underline" href={`tel:${places.phone}`}>
            {places.phone}
          </a>
        </p>
        {addresses.map(({ says, email }) => (
          <p key={says}>
            <span className="block text-sm opacity-90">{t(says)}</span>
            <a className="break-all underline" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
        ))}
      </section>
      <section className="grid content-start gap-2">
        <h2 className="text-lg font-bold">{t('site.officeHours')}</h2>
        <p>{t('site.officeDays')}</p>
        <p>{t('site.officeTimes')}</p>
      </section>
    </>
  );
};
