import { Activity, Bell, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button.tsx';
import { Island } from '#kit/island.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords } from '#kit/words.tsx';
import { PicturePage } from './PicturePage.tsx';
import { TextLink } from './TextLink.tsx';

const card = 'grid w-full scroll-mt-20 gap-3 rounded-3xl border border-line bg-paper p-5';

const Card = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={id} className={card}>
    <h2 className="text-2xl font-extrabold">{title}</h2>
    {children}
  </section>
);

const MaintenanceButtons = () => {
  const { t } = useWords();
  return (
    <div className="grid w-full gap-3 sm:flex sm:justify-center">
      <ButtonLink href="/contact">
        <LifeBuoy aria-hidden className="size-5" />
        {t('maintenance.support')}
      </ButtonLink>
      <ButtonLink look="quiet" href="#follow-updates">
        <Bell aria-hidden className="size-5" />
        {t('maintenance.follow')}
      </ButtonLink>
      <ButtonLink look="quiet" href="#system-status">
        <Activity aria-hidden className="size-5" />
        {t('maintenance.status')}
      </ButtonLink>
    </div>
  );
};

/** While the platform or a registration is closed: when it is back, whom to ask, how to hear of it. */
export const MaintenancePage = () => {
  const { t } = useWords();
  const product = { product: places.product };
  return (
    <PicturePage
      path="/maintenance"
      picture="/pictures/maintenance.svg"
      title={t('maintenance.title', product)}
      lead={t('maintenance.text')}
    >
      <MaintenanceButtons />
      <p className="text-center text-ink-soft">{t('maintenance.closedRole')}</p>
      <Card id="system-status" title={t('maintenance.status')}>
        <Island name="system-status" />
      </Card>
      <Card id="follow-updates" title={t('maintenance.follow')}>
        <p className="text-ink-soft">{t('maintenance.followText')}</p>
        <noscript>
          <p className="font-semibold">{t('site.formNeedsScript', { email: places.emailGeneral })}</p>
        </noscript>
        <Island name="follow-updates" />
      </Card>
      <TextLink href="/login?staff=1">{t('maintenance.staff')}</TextLink>
    </PicturePage>
  );
};
