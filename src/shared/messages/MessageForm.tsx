import { FREE_TEXT_MAX } from '#domain/limits'
import { messageLength, messageProblem, type MessageSide } from '#domain/messages/orderMessages'
import { fieldErrors } from '#domain/result'
import type { OrderMessage, OrderMessageRequest } from '#domain/messages/orderMessageWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { AreaForm } from '../../kit/form/AreaForm'
import { FormButtons } from '../../kit/form/FormButtons'
import { submitByKey } from '../../kit/form/submitByKey'
import { TextInput } from '../../kit/form/TextInput'
import { DialogFailure } from '../../kit/ui/DialogFailure'

interface Props {
  side: MessageSide
  onSend: (body: OrderMessageRequest) => Promise<OrderMessage>
}

/** A note of one's own looks other than what the other side reads. */
const NOTE = { '& .MuiInputBase-root': { bgcolor: 'warning.contrastText' } }

const KINDS = ['message', 'note'] as const
type Kind = (typeof KINDS)[number]

/** Writes a message to the other side, or a note of one's own. What was typed stays until the server has it. */
export default function MessageForm({ side, onSend }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [kind, setKind] = useState<Kind>('message')
  const [sent, setSent] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const internal = kind === 'note'
  const own = (key: string) => translate(`order_messages.${key}`)
  return (
    <Box sx={{ mb: 2.5 }}>
      {/* what was sent empties the form; messages that arrive do not */}
      <AreaForm
        key={sent}
        values={{ text: '' }}
        rules={({ text }) => fieldErrors({ text: messageProblem(text) })}
        onSave={({ text }) => onSend({ text, internal })}
        onSaved={() => {
          setSent(sent + 1)
          notify(own(internal ? 'kept' : 'sent'), { type: 'success' })
        }}
        failed={own('not_sent')}
        onFailure={setFailure}
        unsaved={own('unsaved')}
      >
        <KindSwitch kind={kind} onChange={setKind} />
        <TextInput
          source="text"
          label={own(kind)}
          helperText={own(`${side}.${kind}`)}
          multiline
          minRows={3}
          maxRows={12}
          autoFocus={sent > 0}
          onKeyDown={submitByKey}
          sx={internal ? NOTE : undefined}
        />
        {failure !== null && <DialogFailure sx={{ mb: 1 }}>{failure}</DialogFailure>}
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Counter />
          <FormButtons
            saveLabel={own(internal ? 'keep' : 'send')}
            savingLabel={own(internal ? 'keeping' : 'sending')}
            variant="outlined"
          />
        </Stack>
      </AreaForm>
    </Box>
  )
}

/** Not while it is being sent: it would go to others than the button said. */
function KindSwitch({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const translate = useTranslate()
  const { isSubmitting } = useFormState()
  return (
    <ToggleButtonGroup
      exclusive
      value={kind}
      disabled={isSubmitting}
      onChange={(_event, chosen: Kind | null) => chosen && onChange(chosen)}
      aria-label={translate('order_messages.kind')}
      sx={{ mb: 1 }}
    >
      {KINDS.map((one) => (
        <ToggleButton key={one} value={one} sx={{ minHeight: 44, px: 1.75 }}>
          {translate(`order_messages.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function Counter() {
  const translate = useTranslate()
  const typed: unknown = useWatch({ name: 'text' })
  const count = messageLength(typeof typed === 'string' ? typed : '')
  return (
    <Typography
      variant="caption"
      color={count > FREE_TEXT_MAX ? 'error' : 'text.secondary'}
      sx={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {translate('order_messages.count', {
        count: count.toLocaleString('pt-BR'),
        max: FREE_TEXT_MAX.toLocaleString('pt-BR'),
      })}
    </Typography>
  )
}
