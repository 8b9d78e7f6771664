import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Testimonial } from '#domain/site/siteConfig'
import { TextInput } from '../../kit/form/TextInput'
import { TestimonialPicture } from './TestimonialPicture'
import { useSendsPicture } from './useSendsPicture'

const MOST = 12

/** What producers say: name, winery, words and a small picture, in the order of the page. */
export function TestimonialsInput() {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const sendsPicture = useSendsPicture()
  const all = (useWatch({ name: 'testimonials' }) ?? []) as readonly Testimonial[]
  const change = (next: readonly Testimonial[]) =>
    setValue('testimonials', next, { shouldDirty: true })
  return (
    <Stack spacing={3}>
      {all.length === 0 && (
        <Typography color="text.secondary">{translate('settings.testimonials.none')}</Typography>
      )}
      {all.map((_one, index) => {
        const source = `testimonials.${index}`
        const number = index + 1
        return (
          <Stack
            key={source}
            component="fieldset"
            spacing={1}
            sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
          >
            <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
              {translate('settings.testimonials.one', { number })}
            </Typography>
            <TextInput
              source={`${source}.name`}
              label={translate('settings.testimonials.name')}
              maxLength={300}
              required
              fullWidth
            />
            <TextInput
              source={`${source}.winery`}
              label={translate('settings.testimonials.winery')}
              maxLength={300}
              required
              fullWidth
            />
            <TextInput
              source={`${source}.text`}
              label={translate('settings.testimonials.text')}
              maxLength={300}
              multiline
              required
              fullWidth
            />
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
              <TestimonialPicture source={`${source}.picture`} number={number} />
              <Button
                color="inherit"
                disabled={sendsPicture}
                aria-label={translate('settings.testimonials.remove_of', { number })}
                onClick={() => change(all.filter((_one, at) => at !== index))}
              >
                {translate('settings.testimonials.remove')}
              </Button>
            </Stack>
          </Stack>
        )
      })}
      {all.length < MOST && (
        <Button
          variant="outlined"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => change([...all, { name: '', winery: '', text: '', picture: '' }])}
        >
          {translate('settings.testimonials.add')}
        </Button>
      )}
    </Stack>
  )
}
