import { GRID_FIELDS, gridTexts, isChangedCell, type GridRow } from '#domain/wines/priceGrid'
import type { WinePriceResult, WinePrices } from '#domain/wines/winePricesWire'
import { useTranslate } from 'ra-core'
import { BothVersionsDialog, type VersionChoice } from '../../../kit/conflict/BothVersionsDialog'
import { whoChanged } from '../conflict/whoChanged'

interface Props {
  row: GridRow
  stored: WinePrices
  /** Who changed it, when it is known. */
  by: WinePriceResult['changed_by']
  onChoose: (choice: VersionChoice) => void
}

/** Somebody else, or a sale, has changed what was being typed over in a row of the grid. */
export function ConflictDialog({ row, stored, by, onChoose }: Props) {
  const translate = useTranslate()
  const now = gridTexts(stored)
  return (
    <BothVersionsDialog
      title={translate('grid.conflict.title', { name: row.title })}
      by={by ? whoChanged(translate, by) : undefined}
      lines={GRID_FIELDS.filter((field) => isChangedCell(row, field)).map((field) => ({
        label: translate(`grid.column.${field}`),
        mine: row.typed[field],
        theirs: now[field],
      }))}
      labels={{
        back: translate('grid.conflict.later'),
        mine: translate('grid.conflict.keep'),
        theirs: translate('grid.conflict.use'),
      }}
      onChoose={onChoose}
    />
  )
}
