import { mergeTranslations, type TranslationMessages } from 'ra-core'
import { adminCatalogue } from './admin/texts'
import { portalCatalogue } from './portal/texts'

/** All user-visible text of the two areas (R2), for what draws pages of both: the build's frames, and tests. */
export const catalogue = mergeTranslations(portalCatalogue, adminCatalogue) as TranslationMessages
