import { matchTracking, type MatchedTracking } from '#domain/orders/matchTracking'
import { doubtfulCodes } from '#domain/orders/doubtfulCodes'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useEvent, useTranslate } from 'ra-core'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard'
import { InvoiceFiles } from './InvoiceFiles'
import { ParcelRow } from './ParcelRow'
import type { Parcel } from './parcelsOf'
import { readyOf, type Typed } from './readyOf'

interface Props {
  parcels: Parcel[]
  typed: Typed
  /** Gets what asks for the form's values. */
  valuesNow: Ref<() => Typed>
  /** Codes that other orders have. */
  used: readonly string[]
  isBusy: boolean
}

/** The field to paste into, the files, a line for each parcel, and the one button. */
export function Parcels({ parcels, typed, valuesNow, used, isBusy }: Props) {
  const translate = useTranslate()
  const { setValue, getValues } = useFormContext<Typed>()
  useImperativeHandle(valuesNow, () => getValues, [getValues])
  const { isSubmitting } = useFormState()
  const [problems, setProblems] = useState<string[]>([])
  /** What the pasted text said before: its lines that are as they were change nothing that was corrected since. */
  const pasted = useRef<Pick<MatchedTracking, 'codes' | 'accessKeys'>>({
    codes: {},
    accessKeys: {},
  })
  const ready = readyOf(parcels, typed)
  const isShipping = ready.some(({ code }) => code)
  const isUnsaved = useEvent(() => ready.length > 0)
  const doubts = doubtfulCodes(
    Object.fromEntries(parcels.map(({ key }) => [key, typed.codes[key] ?? ''])),
    used,
  )
  const paste = (text: string) => {
    const matched = matchTracking(text, parcels)
    const options = { shouldDirty: true, shouldValidate: true }
    const before = pasted.current
    pasted.current = matched
    for (const [key, code] of Object.entries(matched.codes))
      if (code !== before.codes[key]) setValue(`codes.${key}`, code, options)
    for (const [key, accessKey] of Object.entries(matched.accessKeys)) {
      if (accessKey === before.accessKeys[key]) continue
      // a file of the same key stays, it says more; another one would be sent in place of what is shown
      if (accessKey !== getValues(`accessKeys.${key}`)) setValue(`files.${key}`, undefined)
      setValue(`accessKeys.${key}`, accessKey, options)
    }
    setProblems(matched.problems)
  }
  return (
    <Stack spacing={2}>
      <UnsavedChangesGuard isUnsaved={isUnsaved} text={translate('order.ship.unsaved')} />
      <TextField
        label={translate('order.ship.paste')}
        helperText={translate('order.ship.paste_hint')}
        multiline
        minRows={3}
        maxRows={8}
        autoFocus
        margin="none"
        disabled={isBusy}
        onChange={({ target }) => paste(target.value)}
        slotProps={{ htmlInput: { maxLength: 50_000, spellCheck: false } }}
      />
      {problems.length > 0 && (
        <Alert severity="warning">
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Alert>
      )}
      <InvoiceFiles parcels={parcels} typed={typed} disabled={isBusy} />
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parcels.map((parcel) => (
          <ParcelRow
            key={parcel.key}
            parcel={parcel}
            code={typed.codes[parcel.key] ?? ''}
            doubt={doubts[parcel.key]}
            file={typed.files[parcel.key]}
            isBusy={isBusy}
          />
        ))}
      </Card>
      <Button
        type="submit"
        variant="contained"
        // until the orders are there again the form takes no other submission
        disabled={isBusy || isSubmitting || ready.length === 0}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        {translate(isShipping || ready.length === 0 ? 'order.ship.submit' : 'order.ship.keep', {
          smart_count: ready.length,
        })}
      </Button>
    </Stack>
  )
}
