import ArrowBack from '@mui/icons-material/ArrowBack'
import { IconButton, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { HelpButton } from '../help/HelpButton'
import { listAddress } from '../list/listAddress'
import { usePageTitle } from './usePageTitle'

interface Props {
  title: string
  /** What the browser tab is named after, where pages of one title differ. */
  tab?: string | undefined
  subtitle?: ReactNode
  /** Where the back button leads, and its name. A list comes back as it was left: filter, sort and page. */
  back?: { to: string; label: string }
  /** Beside the title: status chips. */
  status?: ReactNode
  /** At the right end; below the title on a phone. */
  actions?: ReactNode
  /** Closer to what follows: above a list, whose rows are what one came for. */
  dense?: boolean
}

/** The head of a page; also names the browser tab. */
export function PageHeader({ title, tab = title, subtitle, back, status, actions, dense }: Props) {
  usePageTitle(tab)
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      useFlexGap
      spacing={{ xs: dense ? 1 : 1.5, sm: 2 }}
      sx={{
        flexWrap: { sm: 'wrap' },
        justifyContent: 'space-between',
        alignItems: { sm: 'center' },
        mb: dense ? { xs: 1.5, sm: 2 } : { xs: 2, sm: 3 },
      }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
        {back && (
          <IconButton
            component={Link}
            to={listAddress(back.to)}
            aria-label={back.label}
            sx={{ ml: -1.5 }}
          >
            <ArrowBack />
          </IconButton>
        )}
        <div style={{ minWidth: 0 }}>
          <Stack
            direction="row"
            useFlexGap
            spacing={1.5}
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Typography
              variant="h1"
              sx={{ overflowWrap: 'anywhere', fontSize: { xs: '1.625rem', sm: '2rem' } }}
            >
              {title}
            </Typography>
            {status}
            <HelpButton />
          </Stack>
          {subtitle && (
            <Typography color="text.secondary" component="div">
              {subtitle}
            </Typography>
          )}
        </div>
      </Stack>
      {actions && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', flex: 'none', maxWidth: '100%' }}
        >
          {actions}
        </Stack>
      )}
    </Stack>
  )
}
