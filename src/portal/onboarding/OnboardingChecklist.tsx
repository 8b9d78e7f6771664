import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths'
import { useOnboarding, type ChecklistItem } from './useOnboarding'

/** The wine list answers at both. */
const INDEX_PATHS: readonly string[] = [paths.portal.root, paths.portal.wines]

/** What a new seller still has to do, on the portal's first page; gone once all of it is done. */
export function OnboardingChecklist() {
  const { pathname } = useLocation()
  const isIndex = INDEX_PATHS.includes(pathname.replace(/\/$/, ''))
  return isIndex ? <Checklist /> : null
}

function Checklist() {
  const translate = useTranslate()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const items = useOnboarding()
  if (!items) return null
  const done = items.filter(({ isDone }) => isDone).length
  return (
    <Accordion
      defaultExpanded={!phone}
      sx={{
        mb: 3,
        '&.MuiAccordion-root': { borderRadius: '12px' },
      }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Typography component="span" variant="h3">
            {translate('onboarding.title')}
          </Typography>
          <Typography component="span" color="text.secondary">
            {translate('onboarding.progress', { done, total: items.length })}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.5,
            listStyle: 'none',
            gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(190px, 1fr))' },
          }}
        >
          {items.map((item) => (
            <Step key={item.step} item={item} />
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  )
}

function Step({ item: { step, isDone, to } }: { item: ChecklistItem }) {
  const translate = useTranslate()
  const title = translate(`onboarding.${step}.title`)
  const isWaiting = step === 'contract' && to === null && !isDone
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
      {isDone ? (
        <CheckCircle color="success" aria-hidden />
      ) : (
        <RadioButtonUnchecked sx={{ color: 'text.secondary' }} aria-hidden />
      )}
      <div>
        <span className="visually-hidden">
          {translate(isDone ? 'onboarding.done' : 'onboarding.open')}{' '}
        </span>
        {to && !isDone ? (
          <Link to={to} style={{ fontWeight: 600 }}>
            {title}
          </Link>
        ) : (
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
        )}
        {!isDone && (
          <Typography variant="body2" color="text.secondary">
            {translate(`onboarding.${step}.${isWaiting ? 'waiting' : 'text'}`)}
          </Typography>
        )}
      </div>
    </Box>
  )
}
