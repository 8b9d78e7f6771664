import { adminPhotoProblem } from '#domain/wines/imageRules'
import Avatar from '@mui/material/Avatar'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useInput, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { serverMessage } from '../../kit/http/serverMessage'
import type { AdminDataProvider } from '../dataProvider'
import { SITE_PICTURE_KEY } from './useSendsPicture'

/** A testimonial's picture: sent when it is chosen, shown by the site once the testimonial is saved. */
export function TestimonialPicture({ source, number }: { source: string; number: number }) {
  const translate = useTranslate()
  const own = (key: string) => translate(`settings.testimonials.${key}`, { number })
  const { field } = useInput({ source })
  const dataProvider = useDataProvider<AdminDataProvider>()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending } = useMutation({
    mutationKey: SITE_PICTURE_KEY,
    mutationFn: (file: File) => dataProvider.keepSitePicture(file),
    onSuccess: (picture) => field.onChange(picture),
    onError: (error) => setProblem(serverMessage(error, own('picture_failed'))),
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const found = adminPhotoProblem(file)
    setProblem(found)
    if (!found) mutate(file)
  }
  const picture = String(field.value ?? '')
  return (
    <>
      {picture !== '' && <Avatar src={picture} alt="" />}
      <Button
        variant="outlined"
        disabled={isPending}
        aria-label={own('picture_of')}
        onClick={() => input.current?.click()}
      >
        {own(isPending ? 'sending' : 'picture')}
      </Button>
      {picture !== '' && (
        <Button
          color="inherit"
          aria-label={own('no_picture_of')}
          onClick={() => field.onChange('')}
        >
          {own('no_picture')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={own('picture_of')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // the same file may be chosen again
          event.target.value = ''
          choose(file)
        }}
      />
      {problem && (
        <FormHelperText error role="alert" sx={{ width: '100%' }}>
          {problem}
        </FormHelperText>
      )}
    </>
  )
}
