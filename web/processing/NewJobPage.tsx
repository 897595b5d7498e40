import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { listRequests, startJob, type MillRequest } from '@shuka/domain/processing';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { DayOf } from './DayOf.tsx';
import { gramsTyped, kilogramsText } from './kilograms.ts';
import { KilogramsField } from './KilogramsField.tsx';
import { LineFields } from './LineFields.tsx';
import { millJobPaths } from './mill-jobs-paths.ts';

/** Starts a job: for an accepted request, or from the stock of the mill. */
export const NewJobPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={millJobPaths.jobs}>{t('mill.jobs')}</BackLink>
      <h1 className="text-2xl font-bold">{t('mill.newJob')}</h1>
      <OfCompany>{({ companyId }) => <OfRequest companyId={companyId} />}</OfCompany>
    </section>
  );
};

const OfRequest = ({ companyId }: { readonly companyId: string }) => {
  const [asked] = useSearchParams();
  const loaded = useLoad(listRequests, { companyId, limit: '100' });
  const requestId = asked.get('request');
  if (requestId === null) return <StartJobForm companyId={companyId} request={null} />;
  return (
    <LoadedPart loaded={loaded}>
      {({ items }) => <StartJobForm companyId={companyId} request={items.find(({ id }) => id === requestId) ?? null} />}
    </LoadedPart>
  );
};

type Props = { readonly companyId: string; readonly request: MillRequest | null };

type Line = { readonly crop: string; readonly kilograms: string };

const linesOf = (request: MillRequest | null): Line[] => [
  { crop: request?.crop ?? '', kilograms: request === null ? '' : kilogramsText(request.grams) },
];

const StartJobForm = ({ companyId, request }: Props) => {
  const { t } = useWords();
  const [, go] = useLocation();
  const id = useRef(newId());
  const [lines, setLines] = useState(() => linesOf(request));
  const lotId = request?.lotId ?? null;
  return (
    <Form
      contract={startJob}
      draftOf={({ makes = '', startedOn = '' }) => ({
        id: id.current,
        companyId,
        requestId: request?.id ?? null,
        makes,
        startedOn,
        inputs: lines.map(({ crop, kilograms }, place) => ({
          crop,
          grams: gramsTyped(kilograms),
          lotId: place === 0 ? lotId : null,
        })),
      })}
      onDone={(job) => go(`${millJobPaths.jobs}/${job.id}`)}
    >
      {request !== null && <p>{t('mill.jobFor', { name: request.askerName })}</p>}
      <TextField name="makes" label={t('mill.makes')} hint={t('mill.makesHint')} maxLength={80} required />
      <InputLines lines={lines} onChange={setLines} />
      <DayOf name="startedOn" label={t('mill.startedOn')} />
      <SubmitButton sending={t('form.sending')}>{t('mill.startJob')}</SubmitButton>
    </Form>
  );
};

type LinesProps = { readonly lines: readonly Line[]; readonly onChange: (lines: Line[]) => void };

const InputLines = ({ lines, onChange }: LinesProps) => {
  const { t } = useWords();
  return (
    <LineFields
      name="inputs"
      title={t('mill.goesIn')}
      lines={lines}
      least={1}
      fresh={{ crop: '', kilograms: '' }}
      onChange={onChange}
    >
      {(line, place, change) => (
        <>
          <TextField
            name={`inputs.${place}.crop`}
            label={t('mill.crop')}
            value={line.crop}
            maxLength={60}
            onChange={({ target }) => change({ ...line, crop: target.value })}
          />
          <KilogramsField
            line={`inputs.${place}`}
            kilograms={line.kilograms}
            onChange={(kilograms) => change({ ...line, kilograms })}
          />
        </>
      )}
    </LineFields>
  );
};
