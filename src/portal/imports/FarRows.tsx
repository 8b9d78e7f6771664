import type { WineImport } from '#domain/imports/wineImportWire'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { formatDecimal } from '#domain/values/decimal'
import { useTranslate } from 'ra-core'
import { LargeMovesList } from '../wines/moves/LargeMovesDialog'
import { useFarRows } from './useFarRows'

/** The rows that move a price or the stock very far, before all others; nothing without one (issue 31.9). */
export function FarRows({ found }: { found: WineImport }) {
  const translate = useTranslate()
  const { wines, more } = useFarRows(found)
  if (found.far === 0 || found.status !== 'checked') return null
  return (
    <Alert severity="warning">
      <AlertTitle>
        {translate('bulk.far', { smart_count: found.far, count: formatDecimal(found.far) })}
      </AlertTitle>
      <LargeMovesList wines={wines} more={more} />
    </Alert>
  )
}
