import { hasSheetValue, type SheetGroup } from '#domain/wines/sheet/index'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { useId, useState } from 'react'
import { EmptyNotice } from './EmptyNotice'
import { SheetSection } from './SheetSection'

interface Props {
  group: SheetGroup
  /** metadata[group.name] as it is stored. */
  value: unknown
  isPublic?: boolean
}

/** A section of Detalhes do Vinho: open (spec §2), or one line with its notice while it holds nothing. */
export function SheetAccordion({ group, value, isPublic }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(() => hasSheetValue(group, value))
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => setOpen(expanded)}
      sx={{ borderRadius: '12px !important', bgcolor: 'background.paper' }}
      slotProps={{
        heading: { component: 'h3' },
        region: { id: `${id}-conteudo` },
        // what is closed is built when it is opened: its notice is said once
        transition: { unmountOnExit: true },
      }}
    >
      <AccordionSummary
        id={id}
        aria-controls={isOpen ? `${id}-conteudo` : undefined}
        expandIcon={<ExpandMore />}
        sx={{
          typography: 'h5',
          px: 2.5,
          minHeight: 44,
          '& .MuiAccordionSummary-content': { my: 1, columnGap: 1.5, flexWrap: 'wrap' },
        }}
      >
        {group.label}
        {!isOpen && !hasSheetValue(group, value) && (
          <EmptyNotice
            text={'emptyNotice' in group ? group.emptyNotice : undefined}
            variant="body2"
          />
        )}
      </AccordionSummary>
      <AccordionDetails sx={{ pt: 0, px: 2.5, pb: 2.5 }}>
        <SheetSection group={group} value={value} isPublic={isPublic} />
      </AccordionDetails>
    </Accordion>
  )
}
