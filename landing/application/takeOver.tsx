import { hydrateRoot } from 'react-dom/client'
import { configureSite, SITE_BLOCK } from '#domain/site/siteConfig'
import { ApplicationForm } from './ApplicationForm'

/** Lets React answer for the prerendered form; resolves once it does. */
export function takeOver(root: HTMLElement): Promise<void> {
  configureSite(JSON.parse(document.getElementById(SITE_BLOCK)?.textContent ?? '{}'))
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
