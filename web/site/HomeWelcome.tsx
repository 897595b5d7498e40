import { Tractor, Users } from 'lucide-react';
import { Notice } from '#kit/notice.tsx';
import { places } from '#kit/page-settings.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { Section } from './Section.tsx';

const claims = [
  { Icon: Tractor, says: 'home.claimFarming' },
  { Icon: Users, says: 'home.claimAgents' },
] as const satisfies readonly { Icon: typeof Users; says: WordId }[];

/** Why the platform is needed, in the owner's two claims, and what it answers. */
export const HomeWelcome = () => {
  const { t } = useWords();
  const product = { product: places.product };
  return (
    <Section title={t('home.welcome', product)} lead={t('home.welcomeText')}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {claims.map(({ Icon, says }) => (
          <li key={says} className="flex items-center gap-4 rounded-2xl bg-bar p-5 text-xl font-bold text-on-bar">
            <Icon aria-hidden className="size-10 shrink-0" />
            {t(says)}
          </li>
        ))}
      </ul>
      <p className="max-w-3xl text-lg">{t('home.welcomeAnswer', product)}</p>
      <Notice kind="hint">{t('home.welcomeToday')}</Notice>
    </Section>
  );
};
