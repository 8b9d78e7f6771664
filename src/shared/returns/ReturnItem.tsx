import { arrivalInWords, itemCount } from '#domain/returns/arrival'
import { RETURN_REASONS } from '#domain/returns/returnReasons'
import {
  endedWithNothing,
  RETURN_ACTION_KEYS,
  RETURN_STATES,
  returnProblem,
  type ReturnAction,
} from '#domain/returns/returnState'
import { formatDate, formatDateTime, saoPauloDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { StatusChip } from '../../kit/ui/StatusChip'
import { ReturnPhoto } from './ReturnPhoto'
import { ReturnStep } from './ReturnStep'
import type { ReturnSide, useOrderReturns } from './useOrderReturns'
import { useReturnText } from './useReturnText'

interface Props {
  orderId: string
  one: OrderReturn
  side: ReturnSide
  mayAct: boolean
  mayRefund: boolean
  take: ReturnType<typeof useOrderReturns>['take']
}

/** Steps that sellers do not take. */
const OF_STAFF: readonly ReturnAction[] = ['refund', 'close']

/** One return: which bottles, why, how far it is, what goes back, and the steps that can be taken now. */
export default function ReturnItem({ orderId, one, side, mayAct, mayRefund, take }: Props) {
  const own = useReturnText()
  const { bottles, freight } = one.amount
  const total = formatBRL(bottles + freight)
  const sum = freight > 0 ? own('with_freight', { sum: total, freight: formatBRL(freight) }) : total
  const { days, source, label } = RETURN_REASONS[one.reason]
  const steps = RETURN_ACTION_KEYS.filter(
    (action) =>
      (action === 'refund' ? mayRefund : mayAct) &&
      (side === 'staff' || !OF_STAFF.includes(action)) &&
      returnProblem(action, one) === null,
  )
  const arrival = arrivalInWords(one.items)
  const isWaiting = returnProblem('refund', one) === null && side === 'seller'
  return (
    <Box
      component="li"
      aria-label={own('number', { number: one.number })}
      sx={{ p: 1.5, borderRadius: 1.5, border: '1px solid var(--rule)', overflowWrap: 'anywhere' }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{own('number', { number: one.number })}</Typography>
        <StatusChip {...RETURN_STATES[one.state]} />
      </Stack>
      <Typography variant="body2">
        {own(one.requested_on === saoPauloDate(one.asked_at) ? 'asked' : 'registered', {
          day: formatDate(one.requested_on),
          when: formatDateTime(one.asked_at),
          by: own(`opened.${one.opened_by}`),
          reason: label,
        })}
      </Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {one.items.map((item) => (
          <li key={item.id}>
            {itemCount(item)} × {item.title}
          </li>
        ))}
      </Box>
      {arrival && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {arrival}.
        </Typography>
      )}
      {one.note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', mb: 1 }}>
          “{one.note}”
        </Typography>
      )}
      {one.photos.length > 0 && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
          {one.photos.map((photoId, index) => (
            <ReturnPhoto
              key={photoId}
              side={side}
              params={{ id: orderId, return_id: one.id, photo_id: photoId }}
              name={own('photo', { number: index + 1 })}
            />
          ))}
        </Stack>
      )}
      {endedWithNothing(one) ? (
        <Typography variant="body2">
          {own(one.state === 'closed' ? 'closure' : 'refusal', { refusal: one.refusal ?? '' })}
        </Typography>
      ) : (
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {own(one.state === 'refunded' ? 'gone_back' : 'back', { sum })}
        </Typography>
      )}
      {one.restocked !== null && (
        <Typography variant="body2" color="text.secondary">
          {own(one.restocked ? 'restocked' : 'not_restocked')}
        </Typography>
      )}
      {one.is_late && one.state === 'asked' && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {own('late', { days, source })}
        </Alert>
      )}
      {isWaiting && (
        <Typography variant="body2" color="text.secondary">
          {own('wait')}
        </Typography>
      )}
      {steps.length > 0 && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
          {steps.map((action) => (
            <ReturnStep
              key={action}
              action={action}
              one={one}
              asksReason={action === 'refuse' || (side === 'staff' && action !== 'refund')}
              take={take}
            />
          ))}
        </Stack>
      )}
    </Box>
  )
}
