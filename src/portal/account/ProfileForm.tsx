import { isOwner, OWNER_ONLY } from '#domain/team/memberRoles'
import { profileErrors } from '#domain/sellers/profileForm'
import type { Member } from '#domain/team/memberWire'
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { AreaForm } from '../../kit/form/AreaForm'
import { SaveBar } from '../../kit/form/SaveBar'
import { DetailCard } from '../../kit/ui/DetailCard'
import { CertificationsInput } from './CertificationsInput'
import { PhotoInput } from './PhotoInput'
import { openDraft, type ProfileDraft } from './profileDraft'
import { AddressInputs, CompanyInputs, PersonInputs, ProductionInputs } from './ProfileInputs'
import { profileField, useSaveProfile } from './useSaveProfile'

interface Props {
  me: Member
  /** After saving, and after Cancelar. */
  onDone: () => void
}

/** The five sections in edit mode, saved together (spec §2, §5, §7). A member may change only their own name. */
export function ProfileForm({ me, onDone }: Props) {
  const translate = useTranslate()
  // The values from the start of editing stay, also when the profile is fetched again meanwhile.
  const [opened] = useState(() => openDraft(me))
  const save = useSaveProfile(me, opened)
  return (
    <AreaForm
      values={opened}
      rules={profileErrors}
      onSave={save}
      onSaved={onDone}
      failed={translate('account.failed')}
      fieldOf={profileField}
      unsaved={translate('account.unsaved')}
    >
      <ProfileSections me={me} opened={opened} onCancel={onDone} />
    </AreaForm>
  )
}

interface SectionsProps {
  me: Member
  opened: ProfileDraft
  onCancel: () => void
}

function ProfileSections({ me, opened, onCancel }: SectionsProps) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  const title = (section: string) => translate(`account.section.${section}`)
  const group = { disabled: !isOwner(me) || isSubmitting }
  return (
    <Stack spacing={2}>
      {!isOwner(me) && <Alert severity="info">{OWNER_ONLY.company}</Alert>}
      <DetailCard title={title('photo')}>
        <PhotoInput {...group} name={opened.name} stored={opened.photo} />
      </DetailCard>
      <DetailCard title={title('company')}>
        <CompanyInputs {...group} />
      </DetailCard>
      <DetailCard title={title('address')}>
        <AddressInputs {...group} />
      </DetailCard>
      <DetailCard title={title('production')}>
        <ProductionInputs {...group} />
        <CertificationsInput {...group} />
      </DetailCard>
      <DetailCard title={title('person')}>
        <PersonInputs disabled={isSubmitting} />
      </DetailCard>
      <SaveBar
        cancel={onCancel}
        cancelLabel={translate('account.cancel')}
        saveLabel={translate('account.save')}
        savingLabel={translate('account.saving')}
      />
    </Stack>
  )
}
