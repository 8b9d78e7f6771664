import ArrowForward from '@mui/icons-material/ArrowForward'
import Button from '@mui/material/Button'
import type { Product } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { completeAddress } from '../form/completeAddress'
import { emptyPaths } from '../form/formSections'
import { wineFormValues } from '../form/wineFormValues'

/** How much of the sheet is empty, and the way to the first empty field. */
export function CompleteSheet({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const empty = emptyPaths(wineFormValues(wine)).length
  if (empty === 0) return null
  return (
    <Button
      component={Link}
      to={completeAddress(wine.id)}
      endIcon={<ArrowForward />}
      sx={{ alignSelf: 'flex-start', minHeight: 44 }}
    >
      {translate('wine.complete', { smart_count: empty })}
    </Button>
  )
}
