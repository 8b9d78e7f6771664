import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useMay } from '../account/useMay'
import type { Adjustable } from './useAdjustBalance'

interface Props {
  seller: Adjustable
  /** Opens the page's dialog: one inside of a row would go with its row. */
  onAdjust: (seller: Adjustable) => void
}

/** 'Ajustar saldo' of one producer. */
export function AdjustBalance({ seller, onAdjust }: Props) {
  const translate = useTranslate()
  const may = useMay()
  if (!may('moveMoney')) return null
  return (
    <Button
      size="small"
      variant="outlined"
      sx={{ whiteSpace: 'nowrap' }}
      aria-label={translate('admin_payouts.adjust.label_of', { name: seller.name })}
      onClick={(event) => {
        event.stopPropagation()
        onAdjust(seller)
      }}
    >
      {translate('admin_payouts.adjust.label')}
    </Button>
  )
}
