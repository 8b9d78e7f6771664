import { PAGES } from '#domain/site/pages'

/** Every address that the app leads to: the pages of `domain/site/pages`, and what is inside its two areas (spec §2). */
export const paths = {
  home: PAGES.home.address,
  login: PAGES.login.address,
  forgotPassword: PAGES.forgotPassword.address,
  resetPassword: PAGES.resetPassword.address,
  registration: PAGES.registration.address,
  terms: PAGES.terms.address,
  privacy: PAGES.privacy.address,
  joinTeam: PAGES.joinTeam.address,
  contractCheck: (sha256: string) => `${PAGES.contractCheck.address}/${encodeURIComponent(sha256)}`,
  portal: {
    root: PAGES.portal.address,
    wines: '/portal/wines',
    wine: (id: string) => `/portal/wines/${encodeURIComponent(id)}`,
    uploadBulk: '/portal/upload-bulk',
    addWine: '/portal/add-wine',
    editWine: (id: string) => `/portal/add-wine/${encodeURIComponent(id)}`,
    addPrice: (id: string) => `/portal/add-price/${encodeURIComponent(id)}`,
    orders: '/portal/orders',
    order: (id: string) => `/portal/orders/${encodeURIComponent(id)}`,
    /** Of one package, or of the whole order: a sheet for each of its packages. */
    packingSlip: (id: string, packageId?: string) =>
      `/portal/orders/${encodeURIComponent(id)}/romaneio${packageId ? `?pacote=${encodeURIComponent(packageId)}` : ''}`,
    accountSettings: '/portal/account-settings',
  },
  admin: {
    root: PAGES.admin.address,
    login: PAGES.adminLogin.address,
    forgotPassword: `${PAGES.forgotPassword.address}?actor=user`,
    products: '/admin/products',
    product: (id: string) => `/admin/products/${encodeURIComponent(id)}`,
    sellers: '/admin/sellers',
    seller: (id: string) => `/admin/sellers/${encodeURIComponent(id)}`,
    applications: '/admin/applications',
    application: (id: string) => `/admin/applications/${encodeURIComponent(id)}`,
    account: '/admin/account',
    mails: '/admin/mails',
    audit: '/admin/audit',
    auditEntry: (id: string) => `/admin/audit/${encodeURIComponent(id)}`,
  },
} as const
