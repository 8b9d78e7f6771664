import { hydrateRoot } from 'react-dom/client'
import { ApplicationForm } from './ApplicationForm'

/** Lets React answer for the prerendered form; resolves once it does. */
export function takeOver(root: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const ready = (): void => {
      root.dataset.ready = 'true'
      resolve()
    }
    try {
      hydrateRoot(root, <ApplicationForm onReady={ready} />)
    } catch (error) {
      reject(error)
    }
  })
}
