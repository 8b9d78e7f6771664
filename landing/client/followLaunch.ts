import { countdown } from '#domain/site/countdown'

/**
 * On a page that was made before the launch: ticks every second (spec §9), and says that sales are open once the date has
 * come, or at once when it has passed since.
 */
export function followLaunch(): void {
  const target = document.body.dataset.launch
  if (!target) return
  const boxes = [...document.querySelectorAll<HTMLElement>('[data-unit]')]

  const tick = (): boolean => {
    const parts = countdown(target, Date.now())
    if (Object.values(parts).every((part) => part === 0)) {
      void import('./openSales').then((module) => module.openSales())
      return false
    }
    for (const box of boxes) {
      const unit = box.dataset.unit as keyof typeof parts
      const text = String(parts[unit]).padStart(2, '0')
      if (box.textContent !== text) box.textContent = text
    }
    return true
  }

  if (!tick()) return
  const timer = setInterval(() => {
    if (!tick()) clearInterval(timer)
  }, 1000)
}
