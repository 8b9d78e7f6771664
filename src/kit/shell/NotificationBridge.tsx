import { useEffect } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import { showToast, type ToastType } from '../ui/toast/toastStore'

/**
 * Hands react-admin's notifications (`useNotify`) to the one toast of the site. Texts are catalogue
 * keys or plain text. Edits are pessimistic everywhere, so there is no 'undo' to offer.
 */
export function NotificationBridge() {
  const { notifications, takeNotification } = useNotificationContext()
  const translate = useTranslate()
  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (!next || typeof next.message !== 'string') return
    const text = translate(next.message, {
      _: next.message,
      ...next.notificationOptions?.messageArgs,
    })
    showToast(toastType(next.type), text)
  }, [notifications, takeNotification, translate])
  return null
}

function toastType(type: string): ToastType {
  return type === 'success' || type === 'error' || type === 'warning' ? type : 'info'
}
