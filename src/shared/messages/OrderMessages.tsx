import type { MessageSide } from '#domain/messages/orderMessages'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { serverMessage } from '../../kit/http/serverMessage'
import { ErrorState } from '../../kit/ui/ErrorState'
import { FoldedCard } from '../../kit/ui/FoldedCard'
import { lazyPart } from '../../kit/ui/lazyPart'
import { LoadingState } from '../../kit/ui/LoadingState'
import { MessageItem } from './MessageItem'
import { useOrderMessages } from './useOrderMessages'

/** Fetched when the card is opened: most orders have no messages. */
const MessageForm = lazyPart(() => import('./MessageForm'), <LoadingState height={136} />)

interface Props {
  orderId: string
  /** Whose people look at it. */
  side: MessageSide
  mayWrite: boolean
  /** Whether looking at it counts as seen; who only looks on does not see for those who answer. */
  marks: boolean
  /** Changes when there may be something new. */
  news?: number | undefined
  onSeen?: () => void
}

/** What seller and staff write to each other on an order, and the own side's notes, the newest first; closed until there are some. */
export function OrderMessages({ side, mayWrite, ...order }: Props) {
  const translate = useTranslate()
  const { list, messages, refOf, send } = useOrderMessages({ side, ...order })
  const own = (key: string) => translate(`order_messages.${key}`)
  // whether there are any is known with the list
  if (list.isPending) return <LoadingState label={own('loading')} height={54} />
  return (
    <FoldedCard
      title={own(`${side}.title`)}
      summary={
        messages.length === 0
          ? undefined
          : translate('order_messages.some', { smart_count: messages.length })
      }
      open={messages.length > 0 || Boolean(list.error)}
    >
      {mayWrite && <MessageForm key={order.orderId} side={side} onSend={send} />}
      {!list.data && list.error && (
        <ErrorState
          title={own('error')}
          message={serverMessage(list.error, own('try_again'))}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && messages.length === 0 && (
        <Typography color="text.secondary">{own(`${side}.empty`)}</Typography>
      )}
      <div role="log" aria-label={own(`${side}.title`)}>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {messages.map((message) => (
            <MessageItem key={message.id} ref={refOf(message.id)} message={message} reader={side} />
          ))}
        </Stack>
      </div>
      {list.hasNextPage && (
        <Button
          variant="outlined"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          sx={{ mt: 1.5 }}
        >
          {own('earlier')}
        </Button>
      )}
    </FoldedCard>
  )
}
