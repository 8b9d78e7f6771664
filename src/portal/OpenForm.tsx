import { accessNotice, canWrite } from '#domain/sellers/seller'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths'
import { PageHeader } from '../kit/ui/PageHeader'
import { ME_QUERY } from './fetchMe'

/** A form of the portal, or the reason why it is closed: a seller who may only read is told before typing (R14). */
export function OpenForm({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { data: me } = useQuery(ME_QUERY)
  const status = me?.seller?.store_status
  if (status === undefined || canWrite(status)) return children
  return (
    <>
      <PageHeader title={translate('portal.closed.title')} />
      <Alert
        severity="warning"
        action={
          <Button color="inherit" component={Link} to={paths.portal.wines}>
            {translate('portal.closed.back')}
          </Button>
        }
      >
        {accessNotice(status)?.text}
      </Alert>
    </>
  )
}
