import { countdown } from '#domain/site/countdown'

/** Ticks every second (spec §9); stops at zero, and stays zero when the target has passed (R3). */
export function runCountdown(): void {
  const element = document.querySelector<HTMLElement>('[data-target]')
  const target = element?.dataset.target
  if (!element || !target) return
  const boxes = [...element.querySelectorAll<HTMLElement>('[data-unit]')]

  const tick = (): boolean => {
    const parts = countdown(target, Date.now())
    for (const box of boxes) {
      const unit = box.dataset.unit as keyof typeof parts
      const text = String(parts[unit]).padStart(2, '0')
      if (box.textContent !== text) box.textContent = text
    }
    return Object.values(parts).some((part) => part > 0)
  }

  if (!tick()) return
  const timer = setInterval(() => {
    if (!tick()) clearInterval(timer)
  }, 1000)
}
