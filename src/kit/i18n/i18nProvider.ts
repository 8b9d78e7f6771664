import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { TranslationMessages } from 'ra-core'

/** Brazilian Portuguese is the only language; each area brings its own words. */
export const createI18nProvider = (messages: TranslationMessages) =>
  polyglotI18nProvider(() => messages, 'pt-BR', [{ locale: 'pt-BR', name: 'Português (Brasil)' }])
