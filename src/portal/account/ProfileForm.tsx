import { isOwner, OWNER_ONLY } from '#domain/sellers/memberRoles'
import { hasErrors } from '#domain/result'
import type { Member } from '#domain/wire/member'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { FormEvent } from 'react'
import { FormBar } from '../../shared/form/FormBar'
import { UnsavedChangesGuard } from '../../shared/form/UnsavedChangesGuard'
import { DetailCard } from '../../shared/ui/DetailCard'
import { AddressInputs } from './AddressInputs'
import { CompanyInputs } from './CompanyInputs'
import { PhotoInput } from './PhotoInput'
import { profileFieldId, ProfileInput } from './ProfileInput'
import { ProductionInputs } from './ProductionInputs'
import { useProfileDraft, type ProfileField } from './useProfileDraft'
import { useSaveProfile } from './useSaveProfile'

interface Props {
  me: Member
  /** After saving, and after Cancelar. */
  onDone: () => void
}

/** The five sections in edit mode, saved together (spec §2, §5, §7). A member may change only their own name. */
export function ProfileForm({ me, onDone }: Props) {
  const translate = useTranslate()
  const title = (section: string) => translate(`account.section.${section}`)
  const profile = useProfileDraft(me)
  const { mutate: save, isPending } = useSaveProfile({
    me,
    opened: profile.opened,
    onSaved: () => {
      profile.markSaved()
      onDone()
    },
    onRefused: profile.setRefused,
  })
  const isCompanyFixed = !isOwner(me) || isPending
  const group = { profile, disabled: isCompanyFixed }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    profile.showAll()
    const first = Object.keys(profile.problems)[0] as ProfileField | undefined
    if (hasErrors(profile.problems) && first) {
      document.getElementById(profileFieldId(first))?.focus()
      return
    }
    save(profile.draft)
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      {!isOwner(me) && <Alert severity="info">{OWNER_ONLY.company}</Alert>}
      <DetailCard title={title('photo')}>
        <PhotoInput {...group} />
      </DetailCard>
      <DetailCard title={title('company')}>
        <CompanyInputs {...group} />
      </DetailCard>
      <DetailCard title={title('address')}>
        <AddressInputs {...group} />
      </DetailCard>
      <DetailCard title={title('production')}>
        <ProductionInputs {...group} />
      </DetailCard>
      <DetailCard title={title('person')}>
        <ProfileInput
          field="userName"
          profile={profile}
          disabled={isPending}
          required
          autoComplete="name"
          maxLength={200}
        />
        <ProfileInput field="email" profile={profile} />
      </DetailCard>
      <FormBar>
        <Button color="inherit" onClick={onDone} disabled={isPending}>
          {translate('account.cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={isPending} aria-busy={isPending}>
          {translate(isPending ? 'account.saving' : 'account.save')}
        </Button>
      </FormBar>
      <UnsavedChangesGuard isUnsaved={profile.isUnsaved} text={translate('account.unsaved')} />
    </Box>
  )
}
