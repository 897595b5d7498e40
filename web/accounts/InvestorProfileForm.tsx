import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type {
  InvestorProfile,
  reviseInvestorProfile,
  reviseProcessorProfile,
  setInvestorPhoto,
  setProcessorPhoto,
} from '@shuka/domain/accounts';
import { call } from '#kit/api.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FormEnd } from '#kit/form-end.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { PhotoField } from '#kit/photo-field.tsx';
import { useWords } from '#kit/words.tsx';
import { InvestorProfileFields } from './InvestorProfileFields.tsx';
import { usePerson } from './SessionProvider.tsx';

/** What saves a profile of this kind, and what stands where nobody has a picture yet. */
export type ProfileActs = {
  readonly revise: typeof reviseInvestorProfile | typeof reviseProcessorProfile;
  readonly setPhoto: typeof setInvestorPhoto | typeof setProcessorPhoto;
  readonly standIn: string;
};

type Props = { readonly profile: InvestorProfile; readonly acts: ProfileActs; readonly onSaved: () => void };

const draftOf = ({ firstName = '', lastName = '', location = '', about = '' }: Readonly<Record<string, string>>) => {
  return { firstName, lastName, location, about };
};

/** View mode and edit mode of one form: the fields and the picture are locked until 'Edit Profile' is pressed. */
export const InvestorProfileForm = ({ profile, acts, onSaved }: Props) => {
  const { t } = useWords();
  const { reload } = usePerson();
  const [isEditing, setEditing] = useState(false);
  const [turn, setTurn] = useState(0);
  const [photo, setPhoto] = useState<Blob | null>(null);
  const [isShrinking, setShrinking] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);

  const end = (): void => {
    setEditing(false);
    setPhoto(null);
    setTurn(turn + 1);
  };
  const finish = async (): Promise<void> => {
    const sent = photo === null ? null : await call(acts.setPhoto, {}, photo);
    setSaved({ photoProblem: sent?.ok === false ? t('investor.photoNotSaved') : null });
    end();
    reload();
    onSaved();
  };

  return (
    <>
      <Form contract={acts.revise} draftOf={draftOf} onDone={finish}>
        <Picture
          profile={profile}
          standIn={acts.standIn}
          isEditing={isEditing}
          onChosen={setPhoto}
          onBusy={setShrinking}
        />
        <InvestorProfileFields key={`${turn} ${JSON.stringify(profile)}`} profile={profile} isEditing={isEditing} />
        {isEditing && <EndOfEditing isShrinking={isShrinking} onCancel={end} />}
      </Form>
      {!isEditing && (
        <Button className="justify-self-start" onClick={() => setEditing(true)}>
          <Pencil aria-hidden className="size-5" />
          {t('investor.editProfile')}
        </Button>
      )}
      <SavedDialog saved={saved} onClose={() => setSaved(null)} />
    </>
  );
};

type EndProps = { readonly isShrinking: boolean; readonly onCancel: () => void };

const EndOfEditing = ({ isShrinking, onCancel }: EndProps) => {
  const { t } = useWords();
  return (
    <FormEnd onCancel={onCancel}>
      <SubmitButton sending={t('form.saving')} isDisabled={isShrinking}>
        {t('investor.saveChanges')}
      </SubmitButton>
    </FormEnd>
  );
};

const pictureOf = ({ photoId, accountId }: InvestorProfile, standIn: string): string =>
  photoId === null ? standIn : `/api/people/${accountId}/photo/${photoId}`;

type PictureProps = Pick<Props, 'profile'> & {
  readonly standIn: string;
  readonly isEditing: boolean;
  readonly onChosen: (photo: Blob | null) => void;
  readonly onBusy: (isBusy: boolean) => void;
};

const Picture = ({ profile, standIn, isEditing, onChosen, onBusy }: PictureProps) => {
  const { t } = useWords();
  const picture = pictureOf(profile, standIn);
  if (isEditing)
    return <PhotoField label={t('investor.picture')} standIn={picture} onChosen={onChosen} onBusy={onBusy} />;
  return (
    <img
      src={picture}
      alt={profile.photoId === null ? '' : t('investor.picture')}
      width="480"
      height="320"
      className="aspect-[3/2] w-full max-w-xs rounded-xl object-cover"
    />
  );
};

/** What came of saving: the profile is saved, its picture perhaps not. */
type Saved = { readonly photoProblem: string | null };

const SavedDialog = ({ saved, onClose }: { saved: Saved | null; onClose: () => void }) => {
  const { t } = useWords();
  return (
    <Dialog title={t('investor.updated')} isOpen={saved !== null} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t('investor.updatedText')}</p>
        {saved?.photoProblem != null && <Notice kind="error">{saved.photoProblem}</Notice>}
        <Button className="justify-self-start" onClick={onClose}>
          {t('form.close')}
        </Button>
      </div>
    </Dialog>
  );
};
