import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { FormSection } from './formSections'
import { useSectionCount } from './useSectionCount'

/** Beside a section's name: how much is filled in, or how much is to be corrected. */
export function SectionNote({ section }: { section: FormSection }) {
  const translate = useTranslate()
  const { filled, wrong } = useSectionCount(section)
  if (wrong > 0) {
    return (
      <Typography component="span" variant="caption" sx={{ color: 'error.main', fontWeight: 600 }}>
        {translate('wine_form.section_errors', { smart_count: wrong })}
      </Typography>
    )
  }
  if (filled === 0) return null
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      {translate('wine_form.section_filled', { smart_count: filled })}
    </Typography>
  )
}
