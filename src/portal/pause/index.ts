import type { Feature } from '../../kit/feature'
import { PauseNotice } from './PauseNotice'

/** Above every page while a pause lasts; its own page is one of the settings (src/portal/account). */
export const pause: Feature = { notice: PauseNotice }
