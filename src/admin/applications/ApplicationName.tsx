import type { Application } from '#domain/applications/applicationWire'
import Box from '@mui/material/Box'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'

/** The brand, which leads to the application, and the Instagram name. */
export function ApplicationName({ application }: { application: Application }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <RowLink to={paths.admin.application(application.id)}>{application.brand}</RowLink>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{application.instagram}</Box>
    </Box>
  )
}
