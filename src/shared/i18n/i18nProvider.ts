import polyglotI18nProvider from 'ra-i18n-polyglot'
import { catalogue } from './catalogue'

/** Brazilian Portuguese is the only language; both areas take their own provider of it. */
export const createI18nProvider = () =>
  polyglotI18nProvider(() => catalogue, 'pt-BR', [{ locale: 'pt-BR', name: 'Português (Brasil)' }])
