import { ButtonLink } from '#kit/button.tsx';
import { useWords } from '#kit/words.tsx';
import { Section } from './Section.tsx';
import { services } from './service-list.ts';

const look = 'flex min-h-14 items-center gap-3 rounded-2xl border border-line bg-paper px-4 py-2 font-semibold';

/** The services by name, each leading to its place on their page. */
export const HomeServices = () => {
  const { t } = useWords();
  return (
    <Section title={t('home.services')} lead={t('home.servicesText')} isBand>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {services.map(({ id, Icon, title }) => (
          <li key={id}>
            <a href={`/services#${id}`} className={look}>
              <Icon aria-hidden className="size-7 shrink-0 text-leaf" />
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/contact">{t('site.contactUs')}</ButtonLink>
        <ButtonLink look="quiet" href="/services">
          {t('home.allServices')}
        </ButtonLink>
      </div>
    </Section>
  );
};
