import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { SecondFactorCard } from '../auth/account/SecondFactorCard'
import { PageHeader } from '../kit/ui/PageHeader'

/** In the place of every page, for staff who must have a second factor and have none yet. */
export default function SecondFactorFirst({ onDone }: { onDone: () => void }) {
  const translate = useTranslate()
  return (
    <Box sx={{ maxWidth: 'var(--form-width)' }}>
      <PageHeader title={translate('security.second_factor.must.title')} />
      <Stack spacing={2}>
        <Alert severity="info">{translate('security.second_factor.must.text')}</Alert>
        <SecondFactorCard onCodesKept={onDone} />
      </Stack>
    </Box>
  )
}
