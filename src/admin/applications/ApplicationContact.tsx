import type { Application } from '#domain/applications/applicationWire'
import Box from '@mui/material/Box'

/** The responsible person and their e-mail. */
export function ApplicationContact({ application }: { application: Application }) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {application.responsible_name}
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {application.responsible_email}
      </Box>
    </Box>
  )
}
