import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { FORM_SECTIONS, type FormSection } from './formSections'
import { sectionId, sectionTitleId } from './fieldId'
import { useSectionCount } from './useSectionCount'

/** The form's sections at a glance, beside it; on a phone the closed sections themselves are the overview. */
export const SectionNavigation = memo(function SectionNavigation({
  onOpen,
}: {
  onOpen: (section: string) => void
}) {
  const translate = useTranslate()
  return (
    <Box
      component="nav"
      aria-label={translate('wine_form.sections')}
      sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 80, alignSelf: 'start' }}
    >
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: '1px solid', borderColor: 'divider' }}
      >
        {FORM_SECTIONS.map((section) => (
          <li key={section.id}>
            <SectionLink section={section} onOpen={() => onOpen(section.id)} />
          </li>
        ))}
      </Box>
    </Box>
  )
})

/** By keyboard, too: the next Tab is in the section. */
function goToSection(section: string) {
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  document
    .getElementById(sectionId(section))
    ?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' })
  document.getElementById(sectionTitleId(section))?.focus({ preventScroll: true })
}

function SectionLink({ section, onOpen }: { section: FormSection; onOpen: () => void }) {
  const translate = useTranslate()
  const { filled, total, wrong } = useSectionCount(section)
  const name = translate(`wine_form.section.${section.id}`)
  const count =
    wrong > 0
      ? translate('wine_form.section_errors', { smart_count: wrong })
      : translate('wine_form.section_filled', { filled, total })
  return (
    <Box
      component="a"
      href={`#${sectionId(section.id)}`}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
        goToSection(section.id)
      }}
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 2,
        color: wrong > 0 ? 'error.main' : 'text.primary',
        fontWeight: wrong > 0 ? 600 : 400,
        textDecoration: 'none',
        borderRadius: '0 8px 8px 0',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <span>{name}</span>
      <Box
        component="span"
        title={count}
        sx={{
          typography: 'caption',
          color: wrong > 0 ? 'error.main' : 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span aria-hidden>{wrong > 0 ? `${wrong} !` : filled || ''}</span>
        {(wrong > 0 || filled > 0) && <span className="visually-hidden">{count}</span>}
      </Box>
    </Box>
  )
}
