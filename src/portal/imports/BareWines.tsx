import type { WineImport } from '#domain/imports/wineImportWire'
import { formatDecimal } from '#domain/values/decimal'
import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'

const LACKS = ['live_picture', 'live_description', 'new_picture', 'new_description'] as const

/** How many wines the store shows without a picture or a text of their own; no file brings a picture (issue 31.9). */
export function BareWines({ found }: { found: WineImport }) {
  const translate = useTranslate()
  const told = LACKS.filter((lack) => found.bare[lack] > 0)
  if (told.length === 0 || found.status !== 'checked') return null
  return (
    <Alert severity="info">
      {told.map((lack) => (
        <div key={lack}>
          {translate(`bulk.bare.${lack}`, {
            smart_count: found.bare[lack],
            count: formatDecimal(found.bare[lack]),
          })}
        </div>
      ))}
    </Alert>
  )
}
