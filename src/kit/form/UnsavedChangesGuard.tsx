import { useTranslate } from 'ra-core'
import { memo, useEffect, useRef } from 'react'
import { type Location, useBlocker, useLocation } from 'react-router-dom'
import { ConfirmDialog } from '../ui/ConfirmDialog'

interface Props {
  /** Asked at the moment of leaving, so that a form that has just been saved lets go at once. */
  isUnsaved: () => boolean
  /** What becomes of them. */
  text: string
}

/** Another page, part (`PageTabs`) or choice of records: only the hash changes while a form is open. */
const isLeft = (from: Location, to: Location): boolean =>
  from.pathname !== to.pathname || from.search !== to.search

/** Asks before a page or part with unsaved changes is left: by a link, by the back button, or by closing the tab. */
export const UnsavedChangesGuard = memo(function UnsavedChangesGuard({ isUnsaved, text }: Props) {
  // Once left, the page may still be shown until the next one is loaded: it must not hold back another step.
  const leaving = useRef(false)
  const { key } = useLocation()
  useEffect(() => {
    leaving.current = false
  }, [key])
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !leaving.current && isLeft(currentLocation, nextLocation) && isUnsaved(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return (
    <UnsavedQuestion
      open={blocker.state === 'blocked'}
      text={text}
      onLeave={() => {
        leaving.current = true
        blocker.proceed?.()
      }}
      onStay={() => blocker.reset?.()}
    />
  )
})

interface QuestionProps {
  open: boolean
  /** What becomes of the changes. */
  text: string
  onLeave: () => void
  onStay: () => void
}

/** Whether somebody really wants to leave what is not saved; for what closes without an address of its own, too. */
export function UnsavedQuestion({ open, text, onLeave, onStay }: QuestionProps) {
  const translate = useTranslate()
  return (
    <ConfirmDialog
      open={open}
      title={translate('form.unsaved.title')}
      confirmLabel={translate('form.unsaved.leave')}
      cancelLabel={translate('form.unsaved.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {text}
    </ConfirmDialog>
  )
}
