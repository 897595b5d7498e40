import { useState, type ReactNode } from 'react';
import { readMillReport, readMillReportFile, type MillReport } from '@shuka/domain/processing';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BarChart } from '#kit/bar-chart.tsx';
import { cropName } from '#kit/crop-name.ts';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { OfCompany } from '#relations';
import { FileButton } from './FileButton.tsx';
import { kilogramsText } from './kilograms.ts';
import { spanOf, type SpanKind } from './spans.ts';
import { SpanChoice } from './SpanChoice.tsx';

/** Intake, yield, losses, suppliers and standstill of a mill. */
export const MillReportPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('mill.report')}</h1>
      <OfCompany>{({ companyId }) => <Report companyId={companyId} />}</OfCompany>
    </section>
  );
};

const Report = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const [kind, setKind] = useState<SpanKind>('quarter');
  const asked = { companyId, ...spanOf(kind) };
  const loaded = useLoad(readMillReport, asked);
  const get = (format: 'pdf' | 'xlsx') => () =>
    fetchFile(readMillReportFile, { ...asked, format }, `mill-report-${asked.from}-${asked.to}.${format}`);
  return (
    <>
      <SpanChoice chosen={kind} onChosen={setKind} />
      <div className="flex flex-wrap gap-3">
        <FileButton says={t('mill.pdf')} get={get('pdf')} />
        <FileButton says={t('mill.xlsx')} get={get('xlsx')} />
      </div>
      <LoadedPart loaded={loaded}>{(report) => <Parts report={report} />}</LoadedPart>
    </>
  );
};

const share = (part: number, whole: number): string => `${formatNumber(Math.round((part / whole) * 1000) / 10)} %`;

const Parts = ({ report }: { readonly report: MillReport }) => {
  const words = useWords();
  const { t, say } = words;
  const kilograms = (grams: number): string => t('mill.kg', { kilograms: kilogramsText(grams) });
  const minutes = (count: number): string => t('mill.minutesCount', { count });
  return (
    <>
      {report.intake.length > 0 && (
        <BarChart
          title={t('mill.intakeKilograms')}
          unit="kg"
          bars={report.intake.map(({ crop, grams }) => ({ label: cropName(crop, words), value: grams / 1000 }))}
        />
      )}
      <AtGate report={report} />
      <Part title={t('mill.yield')}>
        {report.jobs.map((one) => (
          <Line key={one.jobId} name={t('mill.jobTitle', { number: one.number, makes: one.makes })}>
            {t('mill.yieldLine', {
              from: kilogramsText(one.inGrams),
              to: kilogramsText(one.outGrams),
              share: share(one.outGrams, one.inGrams),
              lost: kilogramsText(one.lostGrams),
            })}
          </Line>
        ))}
      </Part>
      <Part title={t('mill.losses')}>
        {report.losses.map(({ reason, grams }) => (
          <Line key={reason} name={say(`mill.loss.${reason}`)}>
            {kilograms(grams)}
          </Line>
        ))}
      </Part>
      <Suppliers report={report} />
      <Part title={t('mill.machineTime')}>
        {report.jobs.length > 0 && <Line name={t('mill.running')}>{minutes(report.machineMinutes)}</Line>}
        {report.downtimes.map(({ reason, minutes: count }) => (
          <Line key={reason} name={say(`mill.down.${reason}`)}>
            {minutes(count)}
          </Line>
        ))}
      </Part>
    </>
  );
};

const AtGate = ({ report }: { readonly report: MillReport }) => {
  const words = useWords();
  const { t } = words;
  return (
    <Part title={t('mill.atGate')}>
      {report.atGate.map(({ crop, grams, deliveries }) => (
        <Line key={crop} name={cropName(crop, words)}>
          {t('mill.atGateLine', { kilograms: kilogramsText(grams), count: deliveries })}
        </Line>
      ))}
    </Part>
  );
};

const Suppliers = ({ report }: { readonly report: MillReport }) => {
  const words = useWords();
  const { t } = words;
  return (
    <Part title={t('mill.suppliers')}>
      {report.suppliers.map(({ who, crop, grams, kobo }) => (
        <Line key={`${who} ${crop}`} name={who}>
          {t('mill.supplierLine', {
            crop: cropName(crop, words),
            kilograms: kilogramsText(grams),
            amount: formatNaira(kobo),
          })}
        </Line>
      ))}
    </Part>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const { t } = useWords();
  const isEmpty = [children].flat(3).every((one) => one === false || one === null);
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-bold">{title}</h2>
      {isEmpty ? <p className="text-ink-soft">{t('mill.nothingThen')}</p> : <ul className="grid gap-2">{children}</ul>}
    </section>
  );
};

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <li className="flex flex-wrap justify-between gap-2 rounded-xl border border-line bg-paper p-3">
    <span className="min-w-0 font-semibold break-words">{name}</span>
    <span>{children}</span>
  </li>
);
