import { BadgeCheck, FlaskConical, HandCoins } from 'lucide-react';
import type { Story } from '@shuka/domain/traceability';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

type Test = Story['tests'][number];

const verdictLook = { within: 'text-leaf', above: 'text-danger', 'no-limit': 'text-ink-soft' } as const;

const TestLine = ({ test }: { readonly test: Test }) => {
  const { t, say, language } = useWords();
  const { kind, subject, value, verdict, testedOn, testedBy } = test;
  const amount = t(kind === 'moisture' ? 'story.percent' : 'story.microgram', { value: formatNumber(value) });
  return (
    <li className="flex gap-3">
      <FlaskConical aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
      <div className="grid min-w-0 gap-0.5 break-words">
        <p>
          <strong>{say(`story.test.${kind}`)}</strong> {say(`story.subject.${subject}`)}: {amount}
        </p>
        <p className={`font-semibold ${verdictLook[verdict]}`}>{say(`story.verdict.${verdict}`)}</p>
        <p className="text-ink-soft">{t('story.testedBy', { day: formatDate(testedOn, language), by: testedBy })}</p>
      </div>
    </li>
  );
};

/** Tests, certificates, and what farmers got, where each is known. */
export const StoryFacts = ({ story }: { readonly story: Story }) => {
  const { t, language } = useWords();
  const { tests, certificates, farmerShare } = story;
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-2xl font-bold">{t('story.testsTitle')}</h2>
        {tests.length === 0 && <p>{t('story.noTests')}</p>}
        <ul className="grid gap-3 empty:hidden">
          {tests.map((test, place) => (
            // Several batches may have the same test with the same value.
            // oxlint-disable-next-line react/no-array-index-key -- drawn once, on the server
            <TestLine key={place} test={test} />
          ))}
        </ul>
      </section>
      {certificates.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-2xl font-bold">{t('story.certificatesTitle')}</h2>
          <ul className="grid gap-2">
            {certificates.map((text) => (
              <li key={text} className="flex gap-3 break-words">
                <BadgeCheck aria-hidden className="size-6 shrink-0 text-leaf" />
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {farmerShare !== null && (
        <section className="grid gap-2">
          <h2 className="flex gap-2 text-2xl font-bold">
            <HandCoins aria-hidden className="mt-0.5 size-7 shrink-0 text-leaf" />
            {t('story.shareTitle')}
          </h2>
          <p className="text-lg">{t('story.share', { percent: farmerShare.percent })}</p>
          <p className="text-ink-soft">{t('story.shareHow', { day: formatDate(farmerShare.pricedOn, language) })}</p>
        </section>
      )}
    </>
  );
};
