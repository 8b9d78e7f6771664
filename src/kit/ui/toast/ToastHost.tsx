import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { shell } from '../../shell/shellTexts'
import { dismissToast, getToast, subscribeToast, type Toast } from './toastStore'
import { useLiftOverBars } from './useLiftOverBars'
import './toast.css'

/** Errors stay longer: they say what to do next. */
const VISIBLE_MS: Record<Toast['type'], number> = {
  success: 5_000,
  info: 5_000,
  warning: 8_000,
  error: 10_000,
}

/** What can be taken back stays as long as an error does. */
const ACTION_MS = VISIBLE_MS.error

/** The shape says the kind as well: status is never colour alone (brand.md). */
const SHAPES: Record<Toast['type'], string> = { success: '✓', info: 'i', warning: '!', error: '×' }

/**
 * The place of the one toast: in the frame of each area, and on public pages that announce something.
 * The toast itself is kept outside, so it survives the way from one host to the next; what it said of an earlier
 * attempt goes when a form is sent, or a dialog opens.
 */
export function ToastHost() {
  useEffect(() => {
    document.addEventListener('submit', dismissToast, { capture: true })
    return () => document.removeEventListener('submit', dismissToast, { capture: true })
  }, [])
  const toast = useSyncExternalStore(subscribeToast, getToast, getToast)
  const host = useRef<HTMLDivElement>(null)
  useLiftOverBars(host, toast)
  return (
    <div ref={host} className="toast-host" role="status" aria-live="polite">
      {toast && <ToastCard key={toast.id} toast={toast} />}
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(dismissToast, toast.action ? ACTION_MS : VISIBLE_MS[toast.type])
    return () => clearTimeout(timer)
  }, [held, toast])
  return (
    <div
      className={`toast toast-${toast.type}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className="toast-shape" aria-hidden="true">
        {SHAPES[toast.type]}
      </span>
      <p>{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            dismissToast()
            toast.action?.onPress()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button type="button" aria-label={shell.shell.close_toast} onClick={dismissToast}>
        ×
      </button>
    </div>
  )
}
