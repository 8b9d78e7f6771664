import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { serverMessage } from '../../kit/http/serverMessage'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { useOrderReturns, type ReturnSide } from './useOrderReturns'
import { useReturnText } from './useReturnText'
import { lazyDialog } from '../../kit/ui/lazyDialog'
import { lazyPart } from '../../kit/ui/lazyPart'

// most orders have none
const AskReturnDialog = lazyDialog(() => import('./AskReturnDialog'))
const ReturnItem = lazyPart(() => import('./ReturnItem'), <LoadingState height={120} />)

interface Props {
  orderId: string
  side: ReturnSide
  /** Whether who looks at it may answer, and whether they may give money back. */
  mayAct: boolean
  mayRefund: boolean
  /** Reads again what a step changes beside the order. */
  onChanged: () => Promise<unknown>
}

/** 'Devoluções' of an order of which something was delivered: bottles that come back, the newest first. */
export function OrderReturns({ orderId, side, mayAct, mayRefund, onChanged }: Props) {
  const text = useReturnText()
  const { query, ask, take } = useOrderReturns({ orderId, side, onChanged })
  /** How many there were when the dialog opened. */
  const [asking, setAsking] = useState<number | null>(null)
  const own = (key: string) => text(`${key}`)
  if (!query.data) {
    return query.error ? (
      <ErrorState
        title={own('error')}
        message={serverMessage(query.error, own('try_again'))}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <DetailCard title={own('title')}>
        <LoadingState height={24} />
      </DetailCard>
    )
  }
  const { returns, returnable, delivered_on: deliveredOn } = query.data
  const mayAsk = mayAct && returnable.items.length > 0
  if (returns.length === 0 && !mayAsk) return null
  return (
    <DetailCard
      title={own('title')}
      action={
        mayAsk && <Button onClick={() => setAsking(returns.length)}>{own('ask.label')}</Button>
      }
    >
      {returns.length === 0 && <Typography color="text.secondary">{own('empty')}</Typography>}
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {returns.map((one) => (
          <ReturnItem
            key={one.id}
            orderId={orderId}
            one={one}
            side={side}
            mayAct={mayAct}
            mayRefund={mayRefund}
            take={take}
          />
        ))}
      </Stack>
      {asking !== null && (
        <AskReturnDialog
          returnable={returnable}
          deliveredOn={deliveredOn ?? ''}
          ask={(body) => ask(body, asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </DetailCard>
  )
}
