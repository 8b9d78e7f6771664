import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { EssentialInputs } from './EssentialInputs'
import { ESSENTIALS, FORM_SECTIONS, type FormSection } from './formSections'
import { sectionId, sectionTitleId } from './fieldId'
import { SheetGroupInputs } from './SheetGroupInputs'
import { useSectionCount } from './useSectionCount'

interface Props {
  /** The stored wine in edit mode. */
  wine?: Product
  open: ReadonlySet<string>
  onToggle: (section: string, open: boolean) => void
}

/** The form's sections, each with what is filled in or wrong in it; closed ones keep what was typed. */
export const WineFormSections = memo(function WineFormSections({ wine, open, onToggle }: Props) {
  const translate = useTranslate()
  return (
    <Stack spacing={1}>
      {FORM_SECTIONS.map((section) => (
        <Accordion
          key={section.id}
          id={sectionId(section.id)}
          expanded={open.has(section.id)}
          onChange={(_, expanded) => onToggle(section.id, expanded)}
          slotProps={{
            heading: { component: 'h2' },
            region: { id: `${sectionId(section.id)}-campos` },
          }}
          sx={{ borderRadius: '12px !important', bgcolor: 'background.paper', scrollMarginTop: 76 }}
        >
          <AccordionSummary
            id={sectionTitleId(section.id)}
            aria-controls={`${sectionId(section.id)}-campos`}
            expandIcon={<ExpandMore />}
            sx={{ px: { xs: 2, sm: 2.5 } }}
          >
            <Stack
              direction="row"
              useFlexGap
              spacing={1.5}
              sx={{ alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Typography variant="h3" component="span">
                {translate(`wine_form.section.${section.id}`)}
              </Typography>
              <SectionNote section={section} isOpen={open.has(section.id)} />
            </Stack>
          </AccordionSummary>
          <AccordionDetails sx={{ px: { xs: 2, sm: 2.5 }, pt: 0, pb: 2 }}>
            <Stack spacing={2}>
              {section.id === ESSENTIALS ? (
                <EssentialInputs wine={wine} />
              ) : (
                section.groups.map((group) => <SheetGroupInputs key={group} name={group} />)
              )}
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </Stack>
  )
})

/** Beside a section's name: how much is to be corrected; and while it is closed how much it holds. */
function SectionNote({ section, isOpen }: { section: FormSection; isOpen: boolean }) {
  const translate = useTranslate()
  const { filled, total, wrong } = useSectionCount(section)
  if (wrong > 0) {
    return (
      <Typography component="span" variant="caption" sx={{ color: 'error.main', fontWeight: 600 }}>
        {translate('wine_form.section_errors', { smart_count: wrong })}
      </Typography>
    )
  }
  if (isOpen) return null
  return (
    <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
      {translate('wine_form.section_filled', { filled, total })}
    </Typography>
  )
}
