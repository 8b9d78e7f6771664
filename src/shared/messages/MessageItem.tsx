import type { MessageSide } from '#domain/messages/orderMessages'
import { formatDateTime } from '#domain/values/dates'
import type { OrderMessage } from '#domain/messages/orderMessageWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import type { Ref } from 'react'
import { StatusChip } from '../../kit/ui/StatusChip'

interface Props {
  message: OrderMessage
  reader: MessageSide
  ref?: Ref<HTMLLIElement> | undefined
}

/** One message: who, when, what, and whether the other side has seen it; a note looks like none. */
export function MessageItem({ message, reader, ref }: Props) {
  const translate = useTranslate()
  const { side, author, text, internal, created_at, seen_at } = message
  const own = (key: string, values?: Record<string, string>) =>
    translate(`order_messages.${key}`, values)
  return (
    <Box
      component="li"
      ref={ref}
      sx={{
        px: 1.5,
        py: 1,
        borderRadius: 1.5,
        border: '1px solid var(--rule)',
        ...(side !== reader && { bgcolor: 'var(--sand)' }),
        ...(internal && { bgcolor: 'warning.contrastText', borderStyle: 'dashed' }),
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center', mb: 0.5 }}
      >
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {author ? `${author} · ${own(`of.${side}`)}` : own(`of.${side}`)}
        </Typography>
        {internal && <StatusChip label={own('note')} color="warning" />}
        <Typography
          component="time"
          dateTime={created_at}
          variant="caption"
          color="text.secondary"
          sx={{ ml: 'auto' }}
        >
          {formatDateTime(created_at)}
        </Typography>
      </Stack>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      {side === reader && !internal && (
        <Typography
          variant="caption"
          color="text.secondary"
          component="p"
          sx={{ mt: 0.5, textAlign: 'right' }}
        >
          {seen_at === null ? own('unseen') : own('seen', { when: formatDateTime(seen_at) })}
        </Typography>
      )}
    </Box>
  )
}
