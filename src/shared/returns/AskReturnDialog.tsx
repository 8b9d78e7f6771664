import { RETURN_NOTE_MAX } from '#domain/limits'
import { fieldErrors, type FieldErrors } from '#domain/result'
import {
  requestDayProblem,
  RETURN_REASON_KEYS,
  RETURN_REASONS,
  termProblem,
} from '#domain/returns/returnReasons'
import { saoPauloDate } from '#domain/values/dates'
import type { OrderReturns, RegisterReturnRequest } from '#domain/returns/orderReturnWire'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { DateInput } from '../../kit/form/DateInput'
import { DialogForm } from '../../kit/form/DialogForm'
import { NumberInput } from '../../kit/form/NumberInput'
import { TextInput } from '../../kit/form/TextInput'
import { countedItems, countProblems, type BottleCounts } from './bottleCounts'
import { useReturnText } from './useReturnText'

interface Props {
  /** The values when the dialog opens: what is read again meanwhile must not change what is being typed. */
  returnable: OrderReturns['returnable']
  /** The day of the first delivery, yyyy-MM-dd. */
  deliveredOn: string
  ask: (body: RegisterReturnRequest) => Promise<OrderReturns>
  onClose: () => void
}

interface Values {
  requested_on: string
  reason: string
  note: string
  counts: BottleCounts
}

/** Registers what a buyer has told by telephone or mail. */
export default function AskReturnDialog({ returnable, deliveredOn, ask, onClose }: Props) {
  const [{ items, withdrawal_until: until }] = useState(returnable)
  const [today] = useState(() => saoPauloDate(new Date()) ?? '')
  const text = useReturnText()
  const notify = useNotify()
  const own = (key: string, values?: Record<string, string | number>) => text(`ask.${key}`, values)
  const reasonProblem = (reason: string, day: string): string | null => {
    const chosen = RETURN_REASON_KEYS.find((one) => one === reason)
    return chosen ? termProblem(chosen, until ?? '', day) : own('choose')
  }
  const lines = items.map(({ id, quantity: max }) => ({ id, max }))
  const rules = ({ reason, counts, requested_on: day }: Values): FieldErrors =>
    fieldErrors({
      ...countProblems(lines, counts, {
        none: own('none'),
        count: (max) => text('count', { max }),
      }),
      reason: reasonProblem(reason, day),
      requested_on: requestDayProblem(day, { deliveredOn, today }),
    })
  return (
    <DialogForm<Values, OrderReturns>
      title={own('title')}
      values={{ reason: '', note: '', counts: {}, requested_on: today }}
      rules={rules}
      onSave={async ({ reason, note, counts, requested_on }) => {
        const chosen = RETURN_REASON_KEYS.find((one) => one === reason)
        return chosen
          ? ask({
              reason: chosen,
              note,
              requested_on,
              items: countedItems(lines, counts),
            })
          : undefined
      }}
      onSaved={() => notify(own('done'), { type: 'success' })}
      fieldOf={(path) => (path === 'items' ? `counts.${items[0]?.id}` : path)}
      failed={text('failed')}
      saveLabel={own('save')}
      savingLabel={own('saving')}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{own('text')}</DialogContentText>
      <Stack spacing={2}>
        {items.map(({ id, title, quantity: max }) => (
          <NumberInput key={id} source={`counts.${id}`} label={text('bottles', { title, max })} />
        ))}
        <TextInput
          source="reason"
          label={own('why')}
          choices={RETURN_REASON_KEYS.map((one) => [one, RETURN_REASONS[one].label])}
          required
        />
        <DateInput source="requested_on" label={own('day')} helperText={own('day_hint')} />
        <TextInput
          source="note"
          label={own('note')}
          maxLength={RETURN_NOTE_MAX}
          multiline
          minRows={3}
        />
      </Stack>
    </DialogForm>
  )
}
