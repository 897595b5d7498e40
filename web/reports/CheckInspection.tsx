import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkInspection, digestLetters } from '@shuka/domain/reports';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Facts } from '#kit/facts.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { call } from '#kit/api.ts';
import { useWords } from '#kit/words.tsx';

type Checked = OutputOf<typeof checkInspection>;

type Asked = { readonly inspectionId: string; readonly code: string };

/** What the code on the paper says, by the address it leads to. */
const scannedFrom = (search: string): Asked => {
  const query = new URLSearchParams(search);
  return { inspectionId: query.get('id') ?? '', code: query.get('code') ?? '' };
};

/** Whoever holds the paper of an inspection learns here whether it is genuine and still counts. */
export const CheckInspection = () => {
  const { t } = useWords();
  const [asked, setAsked] = useState<Asked>({ inspectionId: '', code: '' });
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    // The page was drawn at build, when nobody had scanned anything; what is wrong with it the form says when it is sent.
    const look = async (): Promise<void> => {
      const scanned = scannedFrom(location.search);
      if (scanned.inspectionId === '') return;
      const result = await call(checkInspection, scanned);
      setAsked(scanned);
      setChecked(result.ok ? result.value : null);
    };
    void look();
  }, []);
  return (
    <div className="grid gap-5">
      {checked !== null && <Answer checked={checked} />}
      <Form
        key={asked.inspectionId}
        contract={checkInspection}
        draftOf={({ inspectionId = '', code = '' }) => ({
          inspectionId: inspectionId.trim().toLowerCase(),
          code: code.trim(),
        })}
        send={call}
        onDone={setChecked}
      >
        <TextField name="inspectionId" label={t('inspection.number')} defaultValue={asked.inspectionId} />
        <TextField name="code" label={t('inspection.checkCode')} defaultValue={asked.code} />
        <SubmitButton sending={t('inspection.checking')}>{t('inspection.check')}</SubmitButton>
      </Form>
    </div>
  );
};

/** As it stands apart on the paper. */
const digestStart = (digest: string): string => (digest.slice(0, digestLetters).match(/.{4}/g) ?? []).join(' ');

const answers = {
  genuine: {
    Icon: CircleCheck,
    colour: 'border-leaf bg-leaf-soft',
    title: 'inspection.isGenuine',
    text: 'inspection.isGenuineText',
  },
  corrected: { Icon: CircleAlert, colour: 'border-ochre', title: 'inspection.isOld', text: 'inspection.isOldText' },
  false: {
    Icon: CircleX,
    colour: 'border-danger bg-danger-soft',
    title: 'inspection.isFalse',
    text: 'inspection.isFalseText',
  },
} as const;

const Answer = ({ checked }: { checked: Checked }) => {
  const { t, say, language } = useWords();
  const { Icon, colour, title, text } =
    answers[!checked.isGenuine ? 'false' : checked.isCorrected ? 'corrected' : 'genuine'];
  return (
    <div aria-live="polite" className="grid gap-3">
      <div className={`grid gap-2 rounded-2xl border-2 p-4 ${colour}`}>
        <h2 className="flex gap-2 text-xl font-bold">
          <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
          {t(title)}
        </h2>
        <p>{t(text)}</p>
      </div>
      {checked.isGenuine && (
        <Facts
          facts={[
            [t('inspection.stage'), say(`inspection.stage.${checked.stage}`)],
            [t('inspection.day'), formatDate(checked.inspectedOn, language)],
            [t('inspection.place'), `${checked.lga}, ${checked.state}`],
            [t('farms.name'), checked.farmName],
            [t('inspection.plot'), checked.plotName === '' ? t('inspection.wholeFarm') : checked.plotName],
            [t('farms.crop'), checked.crop],
            [t('inspection.outcomeTitle'), say(`inspection.outcome.${checked.outcome}`)],
            [t('inspection.checkPoints'), String(checked.openPoints)],
            [t('inspection.checkRevisit'), t(checked.isFollowed ? 'reports.yes' : 'reports.no')],
            [t('inspection.inspector'), checked.inspectorName],
            [t('inspection.sealedAt'), formatDateTime(checked.sealedAt, language)],
            [t('inspection.checkDigest'), digestStart(checked.digest)],
          ]}
        />
      )}
    </div>
  );
};
