import { useState } from 'react';
import { useParams } from 'wouter';
import { readJob, type Job, type ResultVersion } from '@shuka/domain/processing';
import { formatDate, formatDateTime, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { cropName } from '#kit/crop-name.ts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { EndJobForm } from './EndJobForm.tsx';
import { JobTests } from './JobTests.tsx';
import { kilogramsText } from './kilograms.ts';
import { millJobPaths } from './mill-jobs-paths.ts';

/** One job of a mill: what went in, how it ended, its tests. */
export const JobPage = () => {
  const { t } = useWords();
  const { jobId = '' } = useParams();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={millJobPaths.jobs}>{t('mill.jobs')}</BackLink>
      <OfCompany>
        {({ companyId, duty }) => <OneJob companyId={companyId} jobId={jobId} mayAct={duty !== 'buyer'} />}
      </OfCompany>
    </section>
  );
};

type Props = { readonly companyId: string; readonly jobId: string; readonly mayAct: boolean };

const OneJob = ({ companyId, jobId, mayAct }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readJob, { companyId, jobId });
  return (
    <LoadedPart loaded={loaded}>
      {(job) => (
        <>
          <h1 className="text-2xl font-bold break-words">
            {t('mill.jobTitle', { number: job.number, makes: job.makes })}
          </h1>
          <JobFacts job={job} />
          {job.results.map((result) => (
            <ResultPart key={result.version} result={result} />
          ))}
          {mayAct && <Ending key={job.results.length} companyId={companyId} job={job} onDone={loaded.reload} />}
          <JobTests companyId={companyId} job={job} mayRecord={mayAct} onDone={loaded.reload} />
        </>
      )}
    </LoadedPart>
  );
};

const JobFacts = ({ job }: { readonly job: Job }) => {
  const words = useWords();
  const { t, language } = words;
  const { state, forName, inputs, startedOn, left } = job;
  const inputText = inputs.map(({ crop, grams }) =>
    t('mill.lineOf', { name: cropName(crop, words), kilograms: kilogramsText(grams) }),
  );
  const leftText = left.map(({ name, leftGrams }) => t('mill.lineOf', { name, kilograms: kilogramsText(leftGrams) }));
  return (
    <Facts
      facts={[
        [t('mill.state'), t(state === 'ongoing' ? 'mill.ongoing' : 'mill.completed')],
        [t('mill.forWhom'), forName === '' ? t('mill.ownStock') : forName],
        [t('mill.goesIn'), inputText.join(', ')],
        [t('mill.startedOn'), formatDate(startedOn, language)],
        ...(left.length === 0 ? [] : [[t('mill.leftToPack'), leftText.join(', ')] as const]),
      ]}
    />
  );
};

const ResultPart = ({ result }: { readonly result: ResultVersion }) => {
  const { t, say, language } = useWords();
  const line = (name: string, grams: number): string => t('mill.lineOf', { name, kilograms: kilogramsText(grams) });
  const minutes = (name: string, count: number): string => t('mill.minutesOf', { name, count });
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-bold">{t('mill.resultTitle', { version: result.version })}</h2>
      <p className="text-ink-soft">
        {t('mill.saidBy', { name: result.byName, day: formatDateTime(result.at, language) })}
      </p>
      {result.reason !== '' && <p>{t('mill.corrected', { reason: result.reason })}</p>}
      <Facts
        facts={[
          [t('mill.completedOn'), formatDate(result.completedOn, language)],
          [t('mill.outputs'), result.outputs.map(({ name, grams }) => line(name, grams)).join(', ')],
          [t('mill.byProducts'), result.byProducts.map(({ name, grams }) => line(name, grams)).join(', ') || '–'],
          [
            t('mill.losses'),
            result.losses.map(({ reason, grams }) => line(say(`mill.loss.${reason}`), grams)).join(', ') || '–',
          ],
          [t('mill.machineMinutes'), formatNumber(result.machineMinutes)],
          [
            t('mill.downtimes'),
            result.downtimes.map((one) => minutes(say(`mill.down.${one.reason}`), one.minutes)).join(', ') || '–',
          ],
        ]}
      />
      {result.note !== '' && <p className="break-words">{result.note}</p>}
    </section>
  );
};

const Ending = ({
  companyId,
  job,
  onDone,
}: {
  readonly companyId: string;
  readonly job: Job;
  readonly onDone: () => void;
}) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <EndJobForm companyId={companyId} job={job} onDone={onDone} onCancel={() => setOpen(false)} />;
  const isDone = job.state === 'completed';
  return (
    <Button look={isDone ? 'quiet' : 'main'} className="justify-self-start" onClick={() => setOpen(true)}>
      {t(isDone ? 'mill.correctJob' : 'mill.completeJob')}
    </Button>
  );
};
