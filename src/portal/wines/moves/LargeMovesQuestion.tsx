import { isLargeMove } from '#domain/wines/valueMoves'
import { formatDecimal } from '#domain/values/decimal'
import { useTranslate } from 'ra-core'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import type { MovingWine } from './LargeMovesDialog'
import { LargeMovesList } from './LargeMovesList'

interface Props {
  wines: readonly MovingWine[]
  onConfirm: () => void
  onClose: () => void
}

export default function LargeMovesQuestion({ wines, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const count = wines.flatMap(({ moves }) => moves.filter(isLargeMove)).length
  return (
    <ConfirmDialog
      open
      title={translate('moves.title', { smart_count: count, count: formatDecimal(count) })}
      confirmLabel={translate('moves.save')}
      cancelLabel={translate('moves.back')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <LargeMovesList wines={wines} />
    </ConfirmDialog>
  )
}
