import { formatDecimal } from '#domain/values/decimal'
import type { WineImport } from '#domain/imports/wineImportWire'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'

/** The bar of a running import, or what came of one that ended. */
export function ImportProgress({ found }: { found: WineImport }) {
  const translate = useTranslate()
  // a row that fails while it is imported leaves create and update
  const total = found.create + found.update + found.failed
  const done = found.imported + found.failed
  if (found.status === 'importing') {
    const label = translate('bulk.progress', {
      done: formatDecimal(done),
      total: formatDecimal(total),
    })
    return (
      <Card sx={{ p: 2 }}>
        <Typography role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {label}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={total > 0 ? (100 * done) / total : 0}
          aria-label={label}
          sx={{ my: 1, height: 8, borderRadius: 4 }}
        />
        <Typography variant="caption" color="text.secondary">
          {translate('bulk.progress_hint')}
        </Typography>
      </Card>
    )
  }
  if (found.status !== 'done') return null
  return (
    <Alert
      severity={found.failed > 0 ? 'warning' : 'success'}
      action={
        <Button color="inherit" component={Link} to={paths.portal.wines}>
          {translate('bulk.to_wines')}
        </Button>
      }
    >
      <AlertTitle>
        {translate('bulk.finished', {
          smart_count: found.imported,
          count: formatDecimal(found.imported),
        })}
      </AlertTitle>
      {found.failed > 0 && (
        <Box>
          {translate('bulk.finished_failed', {
            smart_count: found.failed,
            count: formatDecimal(found.failed),
          })}
        </Box>
      )}
      {found.create > 0 && translate('bulk.finished_hint')}
    </Alert>
  )
}
