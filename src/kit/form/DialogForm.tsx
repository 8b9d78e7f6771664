import Dialog, { type DialogProps } from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react'
import { useFormState, type FieldValues } from 'react-hook-form'
import { DialogFailure } from '../ui/DialogFailure'
import { AreaForm } from './AreaForm'
import './DialogForm.css'
import { FormButtons } from './FormButtons'
import { FormContent, type ContentOf } from './FormContent'

interface Props<Values extends FieldValues, Saved> extends Omit<
  ComponentProps<typeof AreaForm<Values, Saved>>,
  'className' | 'unsaved' | 'onFailure'
> {
  title: string
  saveLabel: ContentOf<Values>
  savingLabel: string
  cancelLabel?: string
  /** For what cannot be taken back. */
  destructive?: boolean
  maxWidth?: DialogProps['maxWidth']
  onClose: () => void
}

/**
 * A form over the page: it stays open, with what was typed, until the server has taken it, then closes. Why it was not
 * taken is shown in it: a toast lies behind, where a screen reader does not look.
 */
export function DialogForm<Values extends FieldValues, Saved>({
  title,
  saveLabel,
  savingLabel,
  cancelLabel,
  destructive = false,
  maxWidth = 'xs',
  onClose,
  onSave,
  onSaved,
  children,
  ...form
}: Props<Values, Saved>) {
  const translate = useTranslate()
  const id = useId()
  const isSaving = useRef(false)
  const isDirty = useRef(false)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (values: Values) => {
    isSaving.current = true
    return onSave(values).finally(() => {
      isSaving.current = false
    })
  }
  return (
    <Dialog
      open
      onClose={(_event, by) => {
        // a click beside it may be a slip; Escape and the button are meant
        const isSlip = by === 'backdropClick' && isDirty.current
        if (!isSaving.current && !isSlip) onClose()
      }}
      aria-labelledby={id}
      fullWidth
      maxWidth={maxWidth}
    >
      <AreaForm
        {...form}
        onSave={save}
        onFailure={setFailure}
        onSaved={(saved) => {
          onSaved?.(saved)
          onClose()
        }}
        className="dialog-form"
      >
        <TellDirty
          tell={(dirty) => {
            isDirty.current = dirty
          }}
        />
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <FormContent<Values>>{children}</FormContent>
        </DialogContent>
        {failure !== null && (
          <DialogFailure sx={{ mx: 3, mb: 1, flex: 'none' }}>{failure}</DialogFailure>
        )}
        <DialogActions>
          <FormButtons
            cancel={onClose}
            cancelLabel={cancelLabel ?? translate('ra.action.cancel')}
            saveLabel={<FormContent<Values>>{saveLabel}</FormContent>}
            savingLabel={savingLabel}
            color={destructive ? 'error' : 'primary'}
          />
        </DialogActions>
      </AreaForm>
    </Dialog>
  )
}

/** Whether something was typed: for the dialog, which is outside of the form. */
function TellDirty({ tell }: { tell: (isDirty: boolean) => void }) {
  const { isDirty } = useFormState()
  useEffect(() => tell(isDirty), [tell, isDirty])
  return null
}
