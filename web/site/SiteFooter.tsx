import { DemoNote } from '#kit/demo-note.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { FooterContacts } from './FooterContacts.tsx';
import { SiteNav } from './SiteNav.tsx';
import { SocialLinks } from './SocialLinks.tsx';

export const SiteFooter = ({ path }: { path: string }) => {
  const { t } = useWords();
  return (
    <footer className="mt-16 bg-bar text-on-bar">
      <DemoNote />
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 lg:grid-cols-4">
        <section className="grid content-start gap-3">
          <a href="/" className="flex min-h-11 items-center gap-2 text-xl font-extrabold">
            <img src="/pictures/logo.svg" alt="" width="40" height="40" loading="lazy" />
            {places.product}
          </a>
          <p>{t('site.footerAbout', { product: places.product })}</p>
          <SocialLinks />
        </section>
        <section className="grid content-start gap-2">
          <h2 className="text-lg font-bold">{t('site.quickLinks')}</h2>
          <SiteNav path={path} label={t('site.quickLinks')} className="-ml-3 grid" />
        </section>
        <FooterContacts />
      </div>
      <p className="border-t border-white/20 px-4 py-4 text-center text-sm">
        {t('site.copyright', { year: places.year, product: places.product })}
        <a href="/privacy" className="block p-3">
          {t('notice.link')}
        </a>
      </p>
    </footer>
  );
};
