import { askTranche, type Milestone, type Offer } from '@shuka/domain/investments';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { lacking } from './lacking.ts';
import { ProofPhotos } from './ProofPhotos.tsx';
import { VisitField } from './VisitField.tsx';
import { useInspectionsOf, usePhotosOf, useVisitsOf } from './visits-of-farm.ts';

type Props = { readonly offer: Offer; readonly milestone: Milestone; readonly onAsked: () => void };

/** Names of the fields of photos, so that each is a mark of its own. */
const photoField = 'photo-';

const photosIn = (fields: Readonly<Record<string, string>>): string[] =>
  Object.keys(fields)
    .filter((name) => name.startsWith(photoField))
    .map((name) => name.slice(photoField.length));

/** The day investors first saw the offer: what shows a milestone is no older. */
const shownSince = ({ history }: Offer): string => {
  const shown = history.find(({ to }) => to === 'published');
  return shown === undefined ? '' : dayOf(new Date(shown.at));
};

/** Chooses the visit, the inspection and the photos from what is known of the farm. */
export const AskTrancheForm = ({ offer, milestone, onAsked }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const since = shownSince(offer);
  const photos = usePhotosOf(offer.farmId).filter(
    ({ has, takenAt }) => has.length > 0 && dayOf(new Date(takenAt)) >= since,
  );
  const visits = useVisitsOf(offer.farmId).filter(
    ({ visitedOn, managerId }) => visitedOn >= since && managerId !== offer.promoter.id,
  );
  if (visits.length === 0) return <Notice kind="hint">{t('offers.noVisitYet')}</Notice>;
  return (
    <Form
      contract={askTranche}
      draftOf={(fields) => ({
        offerId: offer.id,
        milestoneId: milestone.id,
        proof: {
          visitId: fields['proof.visitId'] ?? '',
          inspectionId: (fields['proof.inspectionId'] ?? '') === '' ? null : (fields['proof.inspectionId'] ?? null),
          photoIds: photosIn(fields),
        },
      })}
      check={(fields) => ({
        ...lacking(!fields['proof.visitId'], 'proof.visitId', 'offers.visitRequired'),
        ...lacking(
          milestone.stage !== null && !fields['proof.inspectionId'],
          'proof.inspectionId',
          'investments.inspectionRequired',
        ),
        ...lacking(photosIn(fields).length === 0, 'proof.photoIds', 'investments.photosRequired'),
      })}
      onDone={onAsked}
    >
      <VisitField name="proof.visitId" visits={visits} />
      {milestone.stage !== null && <InspectionField farmId={offer.farmId} stage={milestone.stage} />}
      <ProofPhotos photos={photos} field={photoField} />
      <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
        {t('offers.ask')}
      </SubmitButton>
    </Form>
  );
};

type InspectionProps = { readonly farmId: string; readonly stage: NonNullable<Milestone['stage']> };

const InspectionField = ({ farmId, stage }: InspectionProps) => {
  const { t, say, language } = useWords();
  const ofStage = useInspectionsOf(farmId).filter((one) => one.stage === stage);
  return (
    <SelectField
      name="proof.inspectionId"
      label={t('offers.whichInspection', { stage: say(`inspection.stage.${stage}`) })}
      {...(ofStage.length === 0 ? { hint: t('offers.noInspection') } : {})}
      defaultValue=""
    >
      <option value="">{t('farms.choose')}</option>
      {ofStage.map(({ id, inspectedOn, outcome }) => (
        <option key={id} value={id}>
          {[formatDate(inspectedOn, language), say(`inspection.outcome.${outcome}`)].join(', ')}
        </option>
      ))}
    </SelectField>
  );
};
