import { formatDateTime } from '#domain/values/dates'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'

interface Props {
  /** When it was kept, ISO. */
  at: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers back what an earlier visit typed and did not save. */
export function DraftOffer({ at, onRestore, onDiscard }: Props) {
  const translate = useTranslate()
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <>
          <Button color="inherit" onClick={onDiscard}>
            {translate('wine_form.draft.discard')}
          </Button>
          <Button color="inherit" variant="outlined" onClick={onRestore}>
            {translate('wine_form.draft.restore')}
          </Button>
        </>
      }
    >
      <AlertTitle>{translate('wine_form.draft.title')}</AlertTitle>
      {translate('wine_form.draft.text', { date: formatDateTime(at) })}
    </Alert>
  )
}
