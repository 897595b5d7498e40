import { BadgeCheck, Eye } from 'lucide-react';
import type { Observation, Visit } from '@shuka/domain/extension';
import { formatDate, formatNumber } from '@shuka/domain/kit/calendar.ts';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { CarePhoto } from './CarePhoto.tsx';
import { codeWords, followedWords, observationWords, severityWords, stageWords } from './visit-words.ts';

type Props = { readonly visit: Visit; readonly showsProof: boolean };

/** What was found at a visit beside the advice; the proof of it is the manager's to see. */
export const VisitDetail = ({ visit: { form, seen }, showsProof }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const facts: readonly (readonly [string, string])[] = [
    [
      t('visit.crop'),
      [cropName(form?.crop ?? '', words), form?.stage == null ? '' : t(stageWords[form.stage])]
        .filter(Boolean)
        .join(', '),
    ],
    [
      t('visit.followed'),
      [form?.followed == null ? '' : t(followedWords[form.followed]), form?.followedWhy ?? '']
        .filter(Boolean)
        .join('. '),
    ],
    [t('visit.inputsUsed'), form?.inputsUsed ?? ''],
    [
      t('visit.nextStep'),
      [form?.nextStep ?? '', form?.nextOn == null ? '' : formatDate(form.nextOn, language)].filter(Boolean).join(', '),
    ],
  ];
  const told = facts.filter(([, value]) => value !== '');
  return (
    <div className="grid gap-2">
      <dl className="grid gap-1 empty:hidden">
        {told.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid gap-1 empty:hidden">
        {(form?.observations ?? []).map((one, place) => (
          <Seen key={place} observation={one} />
        ))}
      </ul>
      {showsProof && seen != null && <ProofLine seen={seen} />}
    </div>
  );
};

const Seen = ({ observation: { kind, severity, percentArea, note, photoIds } }: { observation: Observation }) => {
  const { t } = useWords();
  const says = severityWords[severity];
  const parts = [
    t(observationWords[kind]),
    says === undefined ? '' : t(says),
    percentArea === null ? '' : t('visit.percentOfArea', { percent: percentArea }),
    note,
    photoIds.length === 0 ? '' : t('visit.photosSaved', { count: photoIds.length }),
  ];
  return (
    <li className="flex gap-2">
      <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
      <div className="grid min-w-0 gap-2">
        <span className="break-words">{parts.filter((part) => part !== '').join(' · ')}</span>
        {photoIds.map((photoId) => (
          <CarePhoto key={photoId} photoId={photoId} says="farms.photoTitle" />
        ))}
      </div>
    </li>
  );
};

const ProofLine = ({ seen: { accuracyMetres, metresAway, code } }: { seen: NonNullable<Visit['seen']> }) => {
  const { t } = useWords();
  const found = codeWords[code];
  const parts = [
    accuracyMetres === null ? t('visit.withoutPosition') : t('visit.positionTaken', { metres: accuracyMetres }),
    metresAway === null ? '' : t('visit.metresAway', { metres: formatNumber(metresAway) }),
    found === null ? '' : t(found),
  ];
  return (
    <p className="flex gap-2 text-sm text-ink-soft">
      <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{parts.filter((part) => part !== '').join(' · ')}</span>
    </p>
  );
};
