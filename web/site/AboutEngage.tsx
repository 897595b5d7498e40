import { GraduationCap, Handshake, Sprout } from 'lucide-react';
import { ButtonLink } from '#kit/button.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { Section } from './Section.tsx';

const ways = [
  {
    Icon: Sprout,
    title: 'about.farmers',
    says: 'about.farmersText',
    links: [{ href: '/farmer-signup', says: 'site.signUpAsFarmer' }],
  },
  {
    Icon: GraduationCap,
    title: 'about.youth',
    says: 'about.youthText',
    links: [
      { href: '/extension-manager-signup', says: 'joining.title' },
      { href: '/contact', says: 'site.contactUs' },
    ],
  },
  {
    Icon: Handshake,
    title: 'about.partners',
    says: 'about.partnersText',
    links: [
      { href: '/InvestorsSignup', says: 'about.investorLink' },
      { href: '/contact', says: 'site.contactUs' },
    ],
  },
] as const satisfies readonly {
  Icon: typeof Sprout;
  title: WordId;
  says: WordId;
  links: readonly { href: string; says: WordId }[];
}[];

/** How each kind of person takes part, with the next step as a link. */
export const AboutEngage = () => {
  const { t } = useWords();
  return (
    <Section title={t('about.engage')}>
      <ul className="grid gap-4 md:grid-cols-3">
        {ways.map(({ Icon, title, says, links }) => (
          <li key={title} className="flex flex-col gap-3 rounded-2xl border border-line bg-paper p-5">
            <h3 className="flex items-center gap-3 text-xl font-bold">
              <Icon aria-hidden className="size-8 shrink-0 text-leaf" />
              {t(title)}
            </h3>
            <p className="grow text-ink-soft">{t(says)}</p>
            {links.map((link) => (
              <ButtonLink key={link.href} look="quiet" href={link.href}>
                {t(link.says)}
              </ButtonLink>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
};
