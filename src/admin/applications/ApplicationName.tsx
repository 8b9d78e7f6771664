import type { Application } from '#domain/wire/application'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths'

/** The brand, which leads to the application, and the Instagram name. */
export function ApplicationName({ application }: { application: Application }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link
        component={RouterLink}
        to={paths.admin.application(application.id)}
        color="inherit"
        sx={{ fontWeight: 600 }}
      >
        {application.brand}
      </Link>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{application.instagram}</Box>
    </Box>
  )
}
