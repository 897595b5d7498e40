import { Camera, Check, Hand, SprayCan } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Link, useLocation } from 'wouter';
import {
  outcomeOf,
  percentHit,
  pestEdition,
  pestOf,
  scoutingWay,
  verdictsOf,
  type Outcome,
  type Scouting,
  type Verdict,
} from '@shuka/domain/advisory';
import type { Season } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { Suspense } from '#kit/lazy.ts';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { SaidBy } from './SaidBy.tsx';
import { useThresholds } from './use-thresholds.ts';

const Verdicts = ({ verdicts }: { readonly verdicts: readonly Verdict[] }) => {
  const { t, language } = useWords();
  if (verdicts.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {verdicts.map(({ source, percent, saidOn, isEstimate, isReached }) => (
        <li key={source} className="grid gap-1 border-l-4 border-line-strong pl-3">
          <p className={isReached ? 'font-bold text-ochre' : 'font-semibold'}>
            {t(isReached ? 'pests.reached' : 'pests.notReached', { percent })}
          </p>
          <p lang="en" className="break-words text-sm">
            {source}
          </p>
          <p className="text-sm text-ink-soft">
            {isEstimate ? t('pests.remembered') : t('pests.readOn', { day: formatDate(saidOn, language) })}
          </p>
        </li>
      ))}
    </ul>
  );
};

/** Ways to hold it down that poison nobody, before any that does. */
const Controls = ({ pest }: { readonly pest: Scouting['pest'] }) => {
  const { t, say } = useWords();
  return (
    <div className="grid gap-2">
      <h3 className="flex gap-2 text-lg font-bold">
        <Hand aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
        {t('pests.first')}
      </h3>
      <ul className="grid gap-2">
        {(pestOf(pest)?.controls ?? []).map((control) => (
          <li key={control} className="flex gap-2">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            {say(`pests.control.${control}`)}
          </li>
        ))}
      </ul>
      <SaidBy source={`${pestEdition.controlsSource} (${pestEdition.date})`} isEstimate />
    </div>
  );
};

type About = { readonly pest: Scouting['pest']; readonly season: Season };

/** Draws the products that act on a pest: who sells them is another slice's. */
export type Products = ComponentType<About>;

type SprayProps = About & { readonly Products: Products };

/** The last thing to do, and with what. */
const Spraying = ({ pest, season, Products }: SprayProps) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const known = pestOf(pest);
  const names = (known?.actives ?? []).map(({ name, group }) => `${name} (${group})`).join(', ');
  return (
    <div className="grid gap-2">
      <h3 className="flex gap-2 text-lg font-bold">
        <SprayCan aria-hidden className="mt-0.5 size-6 shrink-0 text-ochre" />
        {t('pests.spray')}
      </h3>
      <p>{t('pests.sprayText')}</p>
      {names !== '' && (
        <>
          <p>{t('pests.groups', { names })}</p>
          <SaidBy source={known?.activesSource ?? ''} />
        </>
      )}
      {isOpen ? (
        <Suspense fallback={<Loading />}>
          <Products pest={pest} season={season} />
        </Suspense>
      ) : (
        <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
          {t('pests.products')}
        </Button>
      )}
    </div>
  );
};

const noticeKind = { unknown: 'hint', wait: 'done', differ: 'hint', act: 'error' } as const satisfies Record<
  Outcome,
  'hint' | 'done' | 'error'
>;

type Props = { readonly found: Scouting; readonly season: Season; readonly Products: Products };

/** What to do about the last walk for a pest: what each source says, first without poison, spraying last. */
export const PestAdvice = ({ found, season, Products }: Props) => {
  const { t, say } = useWords();
  const [pathname] = useLocation();
  const verdicts = verdictsOf(found, useThresholds(), season);
  const outcome = outcomeOf(verdicts);
  const { days, source } = scoutingWay.again;
  const isFarmers = /^\/farmer/i.test(pathname);
  return (
    <article className="grid gap-4 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-xl font-bold">{say(`pests.name.${found.pest}`)}</h2>
      <p className="text-2xl font-bold">{t('pests.percent', { percent: percentHit(found) })}</p>
      <Notice kind={noticeKind[outcome]}>{say(`pests.outcome.${outcome}`, { days })}</Notice>
      {outcome === 'wait' && <SaidBy source={source} />}
      <Verdicts verdicts={verdicts} />
      <Controls pest={found.pest} />
      {(outcome === 'act' || outcome === 'differ') && (
        <Spraying pest={found.pest} season={season} Products={Products} />
      )}
      {isFarmers && (
        <Link
          to="/extension-agent-dashboard"
          className="inline-flex min-h-12 items-center gap-2 justify-self-start rounded-xl border-2 border-line-strong px-5 font-semibold"
        >
          <Camera aria-hidden className="size-5 shrink-0" />
          {t('pests.ask')}
        </Link>
      )}
    </article>
  );
};
