import { FREE_TEXT_MAX } from '#domain/limits'
import { fieldErrors, type FieldErrors } from '#domain/result'
import Chip from '@mui/material/Chip'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { DialogForm } from '../form/DialogForm'
import { submitByKey } from '../form/submitByKey'
import { TextInput } from '../form/TextInput'

interface Template {
  label: string
  text: string
}

export interface ReasonProps<Values extends FieldValues> {
  title: string
  text: string
  /** Above the reason: the fields of what else is asked for (the first with `autoFocus`), their values, and what is wrong. */
  children?: ReactNode
  values?: Values
  rules?: (typed: Values) => FieldErrors
  /** Name of the field, and who reads it. */
  label: string
  hint: string
  required?: boolean
  maxLength?: number
  /** What is known of the reason already. */
  reason?: string
  /** Beginnings of a reason, to be edited. */
  templates?: readonly Template[]
  /** What is wrong with the reason, or null; the server asks the same. */
  problemOf?: (reason: string) => string | null
  confirmLabel: string
  pendingLabel: string
  destructive?: boolean
  /** Said when a failure has no words of its own. */
  failed: string
  onConfirm: (reason: string, typed: Values) => Promise<unknown>
  onClose: () => void
}

/** What `ReasonDialog` shows. */
export default function ReasonForm<Values extends FieldValues = FieldValues>({
  text,
  children,
  values,
  rules,
  label,
  hint,
  required = false,
  maxLength = FREE_TEXT_MAX,
  reason = '',
  templates = [],
  problemOf = () => null,
  confirmLabel,
  pendingLabel,
  onConfirm,
  ...dialog
}: ReasonProps<Values>) {
  return (
    <DialogForm<Values & { reason: string }, unknown>
      {...dialog}
      values={{ ...(values as Values), reason }}
      rules={(typed) => ({
        ...rules?.(typed),
        ...fieldErrors({ reason: problemOf(typed.reason) }),
      })}
      onSave={(typed) => onConfirm(typed.reason.trim(), typed)}
      saveLabel={confirmLabel}
      savingLabel={pendingLabel}
    >
      <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>
      {children}
      {templates.length > 0 && <Templates templates={templates} />}
      <TextInput
        source="reason"
        label={label}
        required={required}
        helperText={hint}
        maxLength={maxLength}
        multiline
        minRows={3}
        // fields of its own come first, and take the focus
        autoFocus={!values}
        onKeyDown={submitByKey}
      />
    </DialogForm>
  )
}

function Templates({ templates }: { templates: readonly Template[] }) {
  const translate = useTranslate()
  const { getValues, setValue, setFocus } = useFormContext<{ reason: string }>()
  // a template begins the reason, or goes on with what is there: nothing that was typed is lost
  const begin = (text: string) => {
    const typed = getValues('reason').trim()
    setValue('reason', [typed, text].filter(Boolean).join('\n'), {
      shouldDirty: true,
      shouldValidate: true,
    })
    setFocus('reason')
  }
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('lists.reason.templates')}
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', mb: 1.5 }}
    >
      {templates.map(({ label, text }) => (
        <Chip key={label} label={label} variant="outlined" onClick={() => begin(text)} />
      ))}
    </Stack>
  )
}
