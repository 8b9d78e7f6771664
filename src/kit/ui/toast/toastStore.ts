export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  type: ToastType
  message: string
  /** The way back of what the message tells of. */
  action?: ToastAction | undefined
}

export interface ToastAction {
  label: string
  onPress: () => void
}

let current: Toast | undefined
let count = 0
const listeners = new Set<() => void>()

function publish(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a message; the one on the screen gives way, so at most one is visible (spec §4, R43). */
export function showToast(type: ToastType, message: string, action?: ToastAction) {
  count += 1
  publish({ id: count, type, message, action })
}

export const dismissToast = () => publish(undefined)
export const getToast = () => current

export function subscribeToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
