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
  const translate = useTranslate()
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
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('form.unsaved.title')}
      confirmLabel={translate('form.unsaved.leave')}
      cancelLabel={translate('form.unsaved.stay')}
      onConfirm={() => {
        leaving.current = true
        blocker.proceed?.()
      }}
      onClose={() => blocker.reset?.()}
    >
      {text}
    </ConfirmDialog>
  )
})
