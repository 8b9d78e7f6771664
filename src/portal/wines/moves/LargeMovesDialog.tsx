import type { ValueMove } from '#domain/wines/valueMoveWire'
import { isLargeMove } from '#domain/wines/valueMoves'
import { formatDecimal } from '#domain/values/decimal'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog'
import { MoveText } from './MoveText'

/** A wine and what of it moves; the large ones are asked about. */
export interface MovingWine {
  id: string
  title: string
  moves: readonly ValueMove[]
}

interface Props {
  wines: readonly MovingWine[]
  onConfirm: () => void
  onClose: () => void
}

/** Asked once before values are saved that move very far: a digit too many costs money (issue 31.9). */
export function LargeMovesDialog({ wines, onConfirm, onClose }: Props) {
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

/** Wines that are named; more of them nobody reads before answering. */
const SHOWN = 50

/** The wines with their large moves, what looks like a digit too many first. */
export function LargeMovesList({
  wines,
  more = 0,
}: {
  wines: readonly MovingWine[]
  more?: number
}) {
  const translate = useTranslate()
  const sorted = [...wines].sort((one, other) => rank(one) - rank(other))
  const hidden = Math.max(0, sorted.length - SHOWN) + more
  return (
    <Box
      component="ul"
      tabIndex={0}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 1.25,
        maxHeight: 320,
        overflow: 'auto',
      }}
    >
      {sorted.slice(0, SHOWN).map(({ id, title, moves }) => (
        <li key={id}>
          <Box sx={{ fontWeight: 600, color: 'text.primary', overflowWrap: 'anywhere' }}>
            {title}
          </Box>
          {moves.filter(isLargeMove).map((move) => (
            <div key={move.field}>
              <MoveText move={move} />
            </div>
          ))}
        </li>
      ))}
      {hidden > 0 && (
        <li>{translate('moves.more', { smart_count: hidden, count: formatDecimal(hidden) })}</li>
      )}
    </Box>
  )
}

const rank = ({ moves }: MovingWine): number =>
  moves.some(({ size }) => size === 'factor') ? 0 : 1
