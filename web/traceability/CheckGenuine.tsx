import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkGenuine } from '@shuka/domain/traceability';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { CodeField } from './CodeField.tsx';
import { codePathOf } from './code-path.ts';
import { CoarsePlace } from './CoarsePlace.tsx';
import { FakeAnswer } from './FakeAnswer.tsx';
import { ReportFakeForm } from './ReportFakeForm.tsx';

type Checked = OutputOf<typeof checkGenuine> & { readonly at: string };

/** What the address of the page brought: a code to check, or the number of a report. */
const useAsked = () => {
  const [asked, setAsked] = useState({ at: '', report: '' });
  useEffect(() => {
    // The page was drawn at build, for nobody's code.
    const look = async (): Promise<void> => {
      const query = new URLSearchParams(location.search);
      setAsked({ at: query.get('at') ?? '', report: query.get('report') ?? '' });
      if (location.hash === '#report') document.getElementById('report')?.scrollIntoView();
    };
    void look();
  }, []);
  return asked;
};

/** Whether a code is genuine, asked for by whoever holds the goods; and the place to report a fake. */
export const CheckGenuine = () => {
  const { t } = useWords();
  const { at, report } = useAsked();
  const [checked, setChecked] = useState<Checked | null>(null);
  if (report !== '') return <FakeAnswer reportId={report} />;
  return (
    <div className="grid gap-8">
      <section className="grid gap-4">
        <Form
          contract={checkGenuine}
          draftOf={({ at: typed = '', stateCode = '', lga = '' }) => ({ at: codePathOf(typed), stateCode, lga })}
          onDone={(answer, draft) => setChecked({ ...answer, at: draft.at })}
        >
          <CodeField at={at} />
          <CoarsePlace text={t('genuine.placeText')} />
          <SubmitButton sending={t('form.sending')}>{t('genuine.check')}</SubmitButton>
        </Form>
        <div aria-live="polite">{checked !== null && <Answer checked={checked} />}</div>
      </section>
      <ReportFakeForm at={at} />
    </div>
  );
};

const Answer = ({ checked }: { readonly checked: Checked }) => {
  const { t, say } = useWords();
  const { isKnown, name, companyName: company, warnings, places, at } = checked;
  const isFine = isKnown && warnings.length === 0;
  const Sign = isFine ? CircleCheck : CircleAlert;
  const known = company === '' ? t('genuine.knownFarm', { name }) : t('genuine.known', { name, company });
  return (
    <div className={`grid gap-2 rounded-2xl border-2 p-4 ${isFine ? 'border-leaf bg-leaf-soft' : 'border-danger'}`}>
      <p className="flex gap-2 text-lg font-bold break-words">
        <Sign aria-hidden className="mt-0.5 size-6 shrink-0" />
        {isKnown ? known : t('genuine.unknown')}
      </p>
      {isFine && <p>{t('genuine.fine')}</p>}
      {warnings.map((warning) => (
        <p key={warning} className="font-semibold text-danger">
          {say(`genuine.warning.${warning}`, { count: places })}
        </p>
      ))}
      {isKnown && (
        <a href={at} className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline">
          {t('genuine.toStory')}
        </a>
      )}
    </div>
  );
};
