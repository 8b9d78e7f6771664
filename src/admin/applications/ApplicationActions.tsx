import type { Application } from '#domain/applications/applicationWire'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'

/** Leads to the application's page. */
export function ApplicationActions({ application }: { application: Application }) {
  const translate = useTranslate()
  const label = translate('application.action.details')
  return (
    <Button
      component={Link}
      to={paths.admin.application(application.id)}
      aria-label={`${label}: ${application.brand}`}
      sx={{ whiteSpace: 'nowrap', mr: -1 }}
    >
      {label}
    </Button>
  )
}
