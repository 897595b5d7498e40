import { ButtonLink } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { PageHero } from './PageHero.tsx';
import { Section } from './Section.tsx';
import { services, type Service } from './service-list.ts';
import { SiteLayout } from './SiteLayout.tsx';

const card = 'grid scroll-mt-20 gap-4 rounded-2xl border border-line bg-paper p-5';

const ServiceCard = ({ id, Icon, title, says, who, steps, link }: Service) => {
  const { t } = useWords();
  return (
    <article id={id} className={card}>
      <div className="flex flex-wrap items-center gap-3">
        <Icon aria-hidden className="size-9 shrink-0 text-leaf" />
        <h2 className="text-2xl font-extrabold">{t(title)}</h2>
      </div>
      <dl className="grid gap-4 md:grid-cols-2">
        <div className="grid content-start gap-1">
          <dt className="font-bold">{t('services.what')}</dt>
          <dd className="text-ink-soft">{t(says)}</dd>
          <dt className="mt-2 font-bold">{t('services.who')}</dt>
          <dd className="text-ink-soft">{t(who)}</dd>
        </div>
        <div className="grid content-start gap-1">
          <dt className="font-bold">{t('services.how')}</dt>
          <dd>
            <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
              {steps.map((step) => (
                <li key={step}>{t(step)}</li>
              ))}
            </ol>
          </dd>
        </div>
      </dl>
      <ButtonLink look="quiet" href={link.href} className="sm:w-fit">
        {t(link.says)}
      </ButtonLink>
    </article>
  );
};

/** Each service: what it is, for whom, and how to get it. */
export const ServicesPage = () => {
  const { t } = useWords();
  const picture = (
    <img src="/pictures/strip-4.svg" alt={t('home.stripSellPicture')} width="480" height="360" className="w-full" />
  );
  return (
    <SiteLayout path="/services">
      <PageHero title={t('services.title')} lead={t('services.lead')} picture={picture} />
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-10">
        {services.map((service) => (
          <ServiceCard key={service.id} {...service} />
        ))}
      </div>
      <Section title={t('services.ask')} lead={t('services.askText')} isBand>
        <ButtonLink href="/contact" className="w-fit">
          {t('site.contactUs')}
        </ButtonLink>
      </Section>
    </SiteLayout>
  );
};
