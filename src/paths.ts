import type { OrderWaiting } from '#domain/orders/orderWaiting'
import { PAGES } from '#domain/site/pages'
import type { ReviewQueueName } from '#domain/wines/reviewQueues'
import type { WineAttention } from '#domain/wines/wineAttention'

/** A list's address with a filter, as react-admin keeps it. */
const filtered = (list: string, filter: Readonly<Record<string, string>>): string =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`

/** At the settings' page of the contract: it is to be opened. */
export const CONTRACT_HASH = '#contrato'

/** At a record's page: the dialog of what is to be done is to be opened. */
export const INVITE_HASH = '#convidar'
export const COMMISSION_HASH = '#comissao'

/** At the payouts' page: what waits for a second person. */
export const APPROVALS_ID = 'confirmacoes'

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
    today: '/portal/today',
    notices: '/portal/notices',
    wines: '/portal/wines',
    /** The wines of one group of 'Hoje'. */
    attentionWines: (attention: WineAttention) => filtered('/portal/wines', { attention }),
    wine: (id: string) => `/portal/wines/${encodeURIComponent(id)}`,
    priceGrid: '/portal/wines/grid',
    /** The wines of one group of 'Hoje' in the grid. */
    attentionGrid: (attention: WineAttention) => `/portal/wines/grid?attention=${attention}`,
    /** The labels of these wines, to print. */
    wineLabels: (ids: readonly unknown[]) => `/portal/wines/rotulos?vinhos=${ids.join(',')}`,
    uploadBulk: '/portal/upload-bulk',
    addWine: '/portal/add-wine',
    editWine: (id: string) => `/portal/add-wine/${encodeURIComponent(id)}`,
    addPrice: (id: string) => `/portal/add-price/${encodeURIComponent(id)}`,
    orders: '/portal/orders',
    /** The orders of one group of 'Hoje'. */
    waitingOrders: (waiting: OrderWaiting) => filtered('/portal/orders', { waiting }),
    order: (id: string) => `/portal/orders/${encodeURIComponent(id)}`,
    /** Of one package, or of the whole order: a sheet for each of its packages. */
    packingSlip: (id: string, packageId?: string) =>
      `/portal/orders/${encodeURIComponent(id)}/romaneio${packageId ? `?pacote=${encodeURIComponent(packageId)}` : ''}`,
    /** Of many orders: the picking list and all their slips; then their tracking codes. */
    packingSlips: (ids: readonly string[]) => `/portal/orders/romaneios?pedidos=${ids.join(',')}`,
    orderStatistics: '/portal/orders/statistics',
    /** 'Enviar': all that are to be sent, or these. */
    shipOrders: (ids: readonly string[] = []) =>
      `/portal/orders/ship${ids.length > 0 ? `?pedidos=${ids.join(',')}` : ''}`,
    payouts: '/portal/payouts',
    payout: (id: string) => `/portal/payouts/${encodeURIComponent(id)}`,
    freight: '/portal/freight',
    /** The specification's page of the settings (spec §2); the others stand beside it. */
    accountSettings: '/portal/account-settings',
    accountSecurity: '/portal/account-settings/seguranca',
    accountPix: '/portal/account-settings/pix',
    /** The contract, opened, on the page that keeps it. */
    contract: `/portal/account-settings/pix${CONTRACT_HASH}`,
    accountTeam: '/portal/account-settings/equipe',
    /** A person in it. */
    colleague: (id: string) => `/portal/account-settings/equipe#${encodeURIComponent(id)}`,
    accountNotices: '/portal/account-settings/avisos',
    accountPrivacy: '/portal/account-settings/privacidade',
    accountPause: '/portal/account-settings/ferias',
  },
  admin: {
    root: PAGES.admin.address,
    login: PAGES.adminLogin.address,
    forgotPassword: `${PAGES.forgotPassword.address}?actor=user`,
    home: '/admin/home',
    /** A list with a filter that it knows. */
    filtered,
    /** A queue of the review, or one wine of it. */
    review: (id?: string, queue: ReviewQueueName = 'ready') =>
      `/admin/review${id ? `/${encodeURIComponent(id)}` : ''}${queue === 'ready' ? '' : `?queue=${queue}`}`,
    products: '/admin/products',
    product: (id: string) => `/admin/products/${encodeURIComponent(id)}`,
    orders: '/admin/orders',
    order: (id: string) => `/admin/orders/${encodeURIComponent(id)}`,
    sellers: '/admin/sellers',
    seller: (id: string) => `/admin/sellers/${encodeURIComponent(id)}`,
    /** Its commission, to be set or changed. */
    sellerCommission: (id: string) => `/admin/sellers/${encodeURIComponent(id)}${COMMISSION_HASH}`,
    /** The same page, at the producer's money. */
    sellerMoney: (id: string) => `/admin/sellers/${encodeURIComponent(id)}?parte=financeiro`,
    applications: '/admin/applications',
    application: (id: string) => `/admin/applications/${encodeURIComponent(id)}`,
    /** Its invitation, to be sent. */
    inviteApplicant: (id: string) => `/admin/applications/${encodeURIComponent(id)}${INVITE_HASH}`,
    account: '/admin/account',
    team: '/admin/team',
    invitePerson: `/admin/team${INVITE_HASH}`,
    /** A person in it. */
    person: (id: string) => `/admin/team#${encodeURIComponent(id)}`,
    settings: '/admin/settings',
    payouts: '/admin/payouts',
    madePayouts: '/admin/made-payouts',
    madePayoutsOf: (batchId: string) =>
      `/admin/made-payouts?filter=${encodeURIComponent(JSON.stringify({ batch_id: batchId }))}`,
    madePayout: (id: string) => `/admin/made-payouts/${encodeURIComponent(id)}`,
    /** Money that came in by PIX and waits for a decision. */
    pix: '/admin/pix',
    /** A day at the bank against ours, yyyy-MM-dd; yesterday without one. */
    pixDay: (day?: string) => `/admin/pix-day${day ? `?dia=${day}` : ''}`,
    mails: '/admin/mails',
    audit: '/admin/audit',
    /** What was done to one record; to all that is a seller's, for a seller. */
    auditOf: (resource: string, id: string) =>
      filtered(
        '/admin/audit',
        resource === 'seller' ? { seller_id: id } : { resource, resource_id: id },
      ),
    auditEntry: (id: string) => `/admin/audit/${encodeURIComponent(id)}`,
  },
} as const
