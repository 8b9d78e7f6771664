import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { NoticeCard } from '../../kit/ui/NoticeCard'
import { PageHeader } from '../../kit/ui/PageHeader'

/** In the list's place when the landing page sends applications to a Supabase project: they are read there. */
export function ExternalApplications({ host }: { host: string }) {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('application.list.title')} />
      <NoticeCard
        tone="info"
        title={translate('application.external.title')}
        text={translate('application.external.text', { host })}
        action={
          <Button href={host} target="_blank" rel="noreferrer" variant="outlined">
            {translate('application.external.open')}
          </Button>
        }
      />
    </>
  )
}
