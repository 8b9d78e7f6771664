import { profilePhotoProblem } from '#domain/wines/imageRules'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ImageDropzone } from '../../shared/images/ImageDropzone'
import { pictureAddress } from './profileDraft'
import { ProfilePicture } from './ProfilePicture'
import type { EditedProfile } from './useProfileDraft'

interface Props {
  profile: EditedProfile
  disabled: boolean
}

/** Chooses, replaces or removes the profile photo; it is sent when the profile is saved (spec §5: JPG, JPEG, PNG, 5 MB). */
export function PhotoInput({ profile, disabled }: Props) {
  const translate = useTranslate()
  const [problem, setProblem] = useState<string | null>(null)
  const { draft, opened } = profile
  const isRemoved = draft.photo === null && opened.photo !== null

  const choose = ([file]: File[]) => {
    if (!file) return
    const found = profilePhotoProblem(file)
    setProblem(found)
    if (!found) profile.setPhoto(profile.pictureOf(file))
  }
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <ProfilePicture
        src={draft.photo && pictureAddress(draft.photo)}
        alt={translate(draft.photo ? 'account.photo.alt' : 'account.photo.none', {
          name: draft.form.name,
        })}
      />
      <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
        <ImageDropzone
          accept="image/png,image/jpeg"
          disabled={disabled}
          text={translate('account.photo.drop')}
          dropText={translate('images.drop_now')}
          hint={translate('account.photo.formats')}
          button={translate('account.photo.choose')}
          problem={problem ?? profile.refused.photo}
          onFiles={choose}
        />
        {isRemoved && (
          <Typography variant="body2" role="status">
            {translate('account.photo.removed')}
          </Typography>
        )}
        <Stack direction="row" spacing={1}>
          {draft.photo && (
            <Button color="inherit" disabled={disabled} onClick={() => profile.setPhoto(null)}>
              {translate('account.photo.remove')}
            </Button>
          )}
          {isRemoved && (
            <Button disabled={disabled} onClick={() => profile.setPhoto(opened.photo)}>
              {translate('account.photo.undo')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Stack>
  )
}
