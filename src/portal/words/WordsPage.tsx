import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { PageHeader } from '../../shared/ui/PageHeader'

/** What the words of the portal mean. */
export default function WordsPage() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('words.title')} />
      <Typography>{translate('words.payout')}</Typography>
    </>
  )
}
