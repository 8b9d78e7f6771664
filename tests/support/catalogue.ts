import { mergeTranslations, type TranslationMessages } from 'ra-core'
import { adminCatalogue } from '../../src/admin/texts'
import { portalCatalogue } from '../../src/portal/texts'

/**
 * All user-visible text of the two areas (R2). A feature adds its file, one line, to `portal.ts`, `admin.ts`, or to
 * `shared.ts` when both show it.
 */
export const catalogue = mergeTranslations(portalCatalogue, adminCatalogue) as TranslationMessages
