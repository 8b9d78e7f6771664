import { CONTRACT_HASH, paths } from '../../paths'

/** The pages of the settings, as their list has them: the specification's first (R65). */
export const SETTINGS_PAGES = {
  perfil: paths.portal.accountSettings,
  seguranca: paths.portal.accountSecurity,
  pix: paths.portal.accountPix,
  frete: paths.portal.freight,
  ferias: paths.portal.accountPause,
  equipe: paths.portal.accountTeam,
  avisos: paths.portal.accountNotices,
  privacidade: paths.portal.accountPrivacy,
} as const

export type SettingsPage = keyof typeof SETTINGS_PAGES
export const SETTINGS_PAGE_NAMES = Object.keys(SETTINGS_PAGES) as SettingsPage[]

/** Where a link of an older mail leads, which named the page by the address's last part; null for the first page. */
export function pageOfHash(hash: string): string | null {
  if (hash === CONTRACT_HASH) return SETTINGS_PAGES.pix
  const page = SETTINGS_PAGE_NAMES.find((name) => hash === `#${name}`)
  return page === undefined || page === 'perfil' ? null : SETTINGS_PAGES[page]
}
