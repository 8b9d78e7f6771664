import { profilePhotoProblem } from '#domain/wines/imageRules'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ImageDropzone } from '../images/ImageDropzone'
import { pictureAddress, type Picture } from './profileDraft'
import { ProfilePicture } from './ProfilePicture'
import { usePictureInput } from './usePictureInput'

interface Props {
  /** The company's, for screen readers. */
  name: string
  /** What is stored. */
  stored: Picture | null
  disabled: boolean
}

/** Chooses, replaces or removes the profile photo; it is sent when the profile is saved (spec §5: JPG, JPEG, PNG, 5 MB). */
export function PhotoInput({ name, stored, disabled }: Props) {
  const translate = useTranslate()
  const [problem, setProblem] = useState<string | null>(null)
  const photo = usePictureInput<Picture | null>('photo')
  const isRemoved = photo.value === null && stored !== null

  const choose = ([file]: File[]) => {
    if (!file) return
    const found = profilePhotoProblem(file)
    setProblem(found)
    if (!found) photo.change(photo.pictureOf(file))
  }
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <ProfilePicture
        src={photo.value && pictureAddress(photo.value)}
        alt={translate(photo.value ? 'account.photo.alt' : 'account.photo.none', { name })}
      />
      <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
        <ImageDropzone
          accept="image/png,image/jpeg"
          disabled={disabled}
          text={translate('account.photo.drop')}
          dropText={translate('images.drop_now')}
          hint={translate('account.photo.formats')}
          button={translate('account.photo.choose')}
          problem={problem ?? photo.refused}
          onFiles={choose}
        />
        {isRemoved && (
          <Typography variant="body2" role="status">
            {translate('account.photo.removed')}
          </Typography>
        )}
        <Stack direction="row" spacing={1}>
          {photo.value && (
            <Button color="inherit" disabled={disabled} onClick={() => photo.change(null)}>
              {translate('account.photo.remove')}
            </Button>
          )}
          {isRemoved && (
            <Button disabled={disabled} onClick={() => photo.change(stored)}>
              {translate('account.photo.undo')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Stack>
  )
}
