import ExpandMore from '@mui/icons-material/ExpandMore'
import { DETAIL_SECTIONS, sheetGroup } from '#domain/wines/sheet/index'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { SheetSection } from './SheetSection'
import { SheetTags } from './SheetTags'

/** Detalhes do Vinho: the eleven sections of the table, all open by default, and the tags below them (spec §2). */
export function WineSheet({ metadata }: { metadata: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5, mt: 1 }}>
        {translate('wine.sections.title')}
      </Typography>
      <Stack spacing={1}>
        {DETAIL_SECTIONS.map((name) => (
          <Accordion
            key={name}
            defaultExpanded
            sx={{ borderRadius: '12px !important', bgcolor: 'background.paper' }}
            slotProps={{ heading: { component: 'h3' }, region: { id: `${id}-${name}-conteudo` } }}
          >
            <AccordionSummary
              id={`${id}-${name}`}
              aria-controls={`${id}-${name}-conteudo`}
              expandIcon={<ExpandMore />}
              sx={{ typography: 'h5', px: 2.5 }}
            >
              {sheetGroup(name).label}
            </AccordionSummary>
            <AccordionDetails sx={{ pt: 0, px: 2.5, pb: 2.5 }}>
              <SheetSection group={sheetGroup(name)} value={metadata[name]} />
            </AccordionDetails>
          </Accordion>
        ))}
      </Stack>
      <SheetTags metadata={metadata} />
    </section>
  )
}
