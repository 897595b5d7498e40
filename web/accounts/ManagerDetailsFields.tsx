import type { ApplicantPicture } from '@shuka/domain/accounts';
import type { JoinStep } from './join-steps.ts';
import { AddressFields, EducationFields, WorkFields } from './join-parts.tsx';
import { PaperFields } from './PaperFields.tsx';
import type { Fields } from './profile-fields.ts';

type ManagerFieldsProps = {
  readonly step: JoinStep;
  readonly fields: Fields;
  readonly form: {
    /** Something was typed in a field of this name. */
    readonly typed: (name: string) => void;
    readonly chosen: (picture: ApplicantPicture, photo: Blob | null) => void;
  };
};

/** The fields of a step after the first. */
export const ManagerDetailsFields = ({ step, fields, form }: ManagerFieldsProps) => {
  if (step === 'address') return <AddressFields fields={fields} onPlaced={() => form.typed('lga')} />;
  if (step === 'education') return <EducationFields fields={fields} />;
  if (step === 'work') return <WorkFields fields={fields} />;
  return <PaperFields fields={fields} onChosen={form.chosen} />;
};
