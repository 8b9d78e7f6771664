import type { AuditResource } from '#domain/audit/auditActions'
import HistoryIcon from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useMay } from '../account/useMay'
import { paths } from '../../paths'

/** Leads to everything that was done to one record. */
export function HistoryButton({ resource, id }: { resource: AuditResource; id: string }) {
  const translate = useTranslate()
  const may = useMay()
  if (!may('seeTrail')) return null
  return (
    <Button
      component={Link}
      to={paths.admin.auditOf(resource, id)}
      color="inherit"
      startIcon={<HistoryIcon />}
    >
      {translate('audit.history')}
    </Button>
  )
}
