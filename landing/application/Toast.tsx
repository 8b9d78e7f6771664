import { useEffect } from 'react'

export interface ToastMessage {
  kind: 'ok' | 'error'
  title: string
  description?: string | undefined
}

interface Props {
  message: ToastMessage
  onDismiss: () => void
}

/** How long a success stays; an error stays until it is dismissed or replaced. */
const SUCCESS_MS = 8_000

/** The one visible toast (spec §4: at most 1). */
export function Toast({ message, onDismiss }: Props) {
  useEffect(() => {
    if (message.kind === 'error') return
    const timer = setTimeout(onDismiss, SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [message, onDismiss])

  return (
    <div className={`toast ${message.kind}`} role={message.kind === 'error' ? 'alert' : 'status'}>
      <p>
        <b>{message.title}</b>
        {message.description}
      </p>
      <button type="button" aria-label="Fechar aviso" onClick={onDismiss}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
