import { wineImageProblem } from '#domain/wines/imageRules'
import { SELLER_CERTIFICATIONS_MAX } from '#domain/limits'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { ImageDropzone } from '../images/ImageDropzone'
import { CertificationList } from '../../shared/images/CertificationList'
import { pictureAddress, type Picture } from './profileDraft'
import { usePictureInput } from './usePictureInput'

/** Adds and removes certificates, kept as pictures (spec §3); they are sent when the profile is saved. */
export function CertificationsInput({ disabled }: { disabled: boolean }) {
  const translate = useTranslate()
  const [problem, setProblem] = useState<string | null>(null)
  const input = usePictureInput<Picture[]>('certifications')
  const certifications = input.value

  const add = (files: File[]) => {
    const fitting = files.filter((file) => wineImageProblem(file) === null)
    const free = SELLER_CERTIFICATIONS_MAX - certifications.length
    setProblem(
      files.map(wineImageProblem).find((one) => one !== null) ??
        (fitting.length > free
          ? translate('account.certifications.too_many', { max: SELLER_CERTIFICATIONS_MAX })
          : null),
    )
    input.change([...certifications, ...fitting.slice(0, Math.max(0, free)).map(input.pictureOf)])
  }
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('account.field.certifications')}
      </Typography>
      {certifications.length > 0 && (
        <CertificationList
          urls={certifications.map(pictureAddress)}
          onRemove={
            disabled
              ? undefined
              : (position) => input.change(certifications.filter((_, at) => at !== position))
          }
        />
      )}
      <ImageDropzone
        accept="image/png,image/jpeg"
        multiple
        disabled={disabled}
        text={translate('account.certifications.drop')}
        dropText={translate('images.drop_now')}
        hint={translate('account.photo.formats')}
        button={translate('account.certifications.choose')}
        problem={problem ?? input.refused}
        onFiles={add}
      />
    </Stack>
  )
}
