/** One guard taken out of the code, and the tests that must notice it. */
export interface Mutant {
  /** What the code no longer does. */
  name: string
  /** Relative to the checkout. */
  file: string
  /** Stands exactly once in the file. */
  find: string
  put: string
  /** Parts of test files' paths, as `npm test` takes them. */
  tests: string[]
}

const TENANCY = ['tests/api/tenancy']

/** Each guard that keeps somebody's records, money or sign-in safe. */
export const mutants: readonly Mutant[] = [
  {
    name: 'doors: a route that nobody declared is left to the engine',
    file: 'backend/src/server/answerRequest.ts',
    find: `if (!matched) throw AppError.notFound('Rota não encontrada.')`,
    put: 'if (!matched) return true',
    tests: ['tests/api/routes'],
  },
  {
    name: 'doors: a writing call of a seller who may only read is let in',
    file: 'backend/src/server/admit.ts',
    find: '!canWrite(seller.store_status)',
    put: 'false',
    tests: ['tests/api/seller'],
  },
  {
    name: 'doors: what only an owner may do is open to every member',
    file: 'backend/src/server/admit.ts',
    find: 'if (declaration.owner) ownerOnly(member, declaration.owner)',
    put: '',
    tests: ['tests/api/team'],
  },
  {
    name: 'ownership: any seller reads any wine',
    file: 'backend/src/read-models/findWine.ts',
    find: 'product.seller?.id !== sellerId',
    put: 'false',
    tests: TENANCY,
  },
  {
    name: 'ownership: any seller changes any wine',
    file: 'backend/src/workflows/wines/lockWine.ts',
    find: `where p.id = ? and s.seller_id = ? and`,
    put: `where p.id = ? and s.seller_id <> ? and`,
    tests: TENANCY,
  },
  {
    name: 'ownership: any seller acts on any order',
    file: 'backend/src/workflows/orders/lockOrder.ts',
    find: 'link.order_id = o.id and link.seller_id = ? and',
    put: 'link.order_id = o.id and link.seller_id <> ? and',
    tests: TENANCY,
  },
  {
    name: "ownership: stock is written to another seller's wine",
    file: 'backend/src/workflows/inventory/set-stock.ts',
    find: `      's.seller_id': input.sellerId,\n`,
    put: '',
    tests: TENANCY,
  },
  {
    name: "ownership: another seller's imports are found",
    file: 'backend/src/workflows/wine-import/presentImport.ts',
    find: 'where({ seller_id: sellerId, ...',
    put: 'where({ ...',
    tests: TENANCY,
  },
  {
    name: "ownership: another seller's picture is taken over",
    file: 'backend/src/workflows/image/claimUpload.ts',
    find: 'where({ key, seller_id: input.sellerId, product_id',
    put: 'where({ key, product_id',
    tests: ['tests/api/images/wineImages'],
  },
  {
    name: 'tokens: one without an end is taken',
    file: 'backend/src/server/sessionToken.ts',
    find: `typeof claims.exp !== 'number' ||`,
    put: '',
    tests: ['tests/api/auth', 'tests/api/tenancy'],
  },
  {
    name: 'tokens: an end that has passed is forgiven',
    file: 'backend/src/server/sessionToken.ts',
    find: 'ignoreExpiration: false',
    put: 'ignoreExpiration: true',
    tests: TENANCY,
  },
  {
    name: 'tokens: a password reset leaves the sessions open',
    file: 'backend/src/server/loadVendor.ts',
    find: 'token.issuedAt < row.not_before',
    put: 'false',
    tests: ['tests/api/recovery', 'tests/api/account/password'],
  },
  {
    name: 'recovery: a used link works again',
    file: 'backend/src/workflows/sessions/confirm-password-reset.ts',
    find: 'email, used_at: null }',
    put: 'email }',
    tests: ['tests/api/recovery'],
  },
  {
    name: 'recovery: a link never ends',
    file: 'backend/src/workflows/sessions/confirm-password-reset.ts',
    find: `    .andWhere('expires_at', '>', knex.fn.now())\n    .first('id')`,
    put: `    .first('id')`,
    tests: ['tests/api/recovery'],
  },
  {
    name: 'limiter: passwords are tried without end',
    file: 'backend/src/server/loginLimits.ts',
    find: `await consume(limiter(container, 'pair'), keys.pair)`,
    put: '',
    tests: ['tests/api/auth/loginLimits'],
  },
  {
    name: 'limiter: reset mails go out without end',
    file: 'backend/src/server/loginLimits.ts',
    find: `await consume(limiter(container, 'reset_pair'), keys.pair)`,
    put: '',
    tests: ['tests/api/recovery'],
  },
  {
    name: 'password: asked once more, a wrong one is taken',
    file: 'backend/src/workflows/sessions/checkPassword.ts',
    find: 'if (!success)',
    put: 'if (false)',
    tests: ['tests/api/account'],
  },
  {
    name: 'status: a seller who is not active publishes',
    file: 'domain/wine.ts',
    find: `if (readStoreStatus(seller.store_status) !== 'active') return 'seller_not_active'`,
    put: '',
    tests: ['tests/domain/wine.test', 'tests/api/wines/wineStatus'],
  },
  {
    name: 'status: a wine without stock is published',
    file: 'domain/wine.ts',
    find: `if (totalStock(wine) <= 0) return 'no_stock'`,
    put: '',
    tests: ['tests/domain/wine.test', 'tests/api/wines/wineStatus'],
  },
  {
    name: 'status: a rejected order is acted on',
    file: 'domain/orderActions.ts',
    find: `if (approval === 'rejected') return REJECTED_NOTICE\n  if (order.status === 'canceled') return CANCELED\n  return approval === 'accepted' ? null : NOT_ACCEPTED`,
    put: `return approval === 'accepted' || approval === 'rejected' ? null : NOT_ACCEPTED`,
    tests: ['tests/domain/orders', 'tests/api/orders/refusals'],
  },
  {
    name: 'status: the state machine of orders is not asked',
    file: 'backend/src/workflows/orders/actOnOrder.ts',
    find: 'if (problem) throw',
    put: 'if (false) throw',
    tests: ['tests/api/orders/refusals'],
  },
  {
    name: 'once only: a repeated step is taken twice',
    file: 'backend/src/workflows/orders/actOnOrder.ts',
    find: 'if (isActive && act.isDone(order)) return',
    put: '',
    tests: ['tests/api/orders'],
  },
  {
    name: 'audit: nothing is written',
    file: 'backend/src/workflows/audit/recordAudit.ts',
    find: `await transaction('audit_entry').insert(`,
    put: `void (`,
    tests: ['tests/api/audit'],
  },
  {
    name: 'commission: the rate of an inactive seller is changed',
    file: 'backend/src/workflows/commission/lockCommission.ts',
    find: 'if (!canEditCommission(seller.store_status))',
    put: 'if (false)',
    tests: ['tests/api/admin/commission'],
  },
  {
    name: 'commission: a changed rate does not ask for a signature',
    file: 'backend/src/workflows/commission/change-rate.ts',
    find: 'await requireSignature(transaction, { sellerId, actor })',
    put: '',
    tests: ['tests/api/admin/commission'],
  },
  {
    name: "commission: somebody else's change is overwritten",
    file: 'backend/src/workflows/commission/change-rate.ts',
    find: 'if (expectedRate !== undefined && expectedRate !== rule.percentageRate)',
    put: 'if (false)',
    tests: ['tests/api/admin/commission'],
  },
  {
    name: 'contract: another text than the one on the screen is signed',
    file: 'backend/src/workflows/sellers/sign-contract.ts',
    find: 'if (sameText && sameRate) return',
    put: 'return',
    tests: ['tests/api/contract'],
  },
  {
    name: 'team: the last owner leaves',
    file: 'backend/src/workflows/member/lockTeam.ts',
    find: `if (leaving.role === 'owner' && owners.length === 1)`,
    put: 'if (false)',
    tests: ['tests/api/team'],
  },
  {
    name: 'money: what is captured is captured again',
    file: 'backend/src/workflows/payment/capture-order.ts',
    find: 'if (payments.length > 0 && open.length === 0) return sellerId',
    put: '',
    tests: ['tests/api/admin/capture'],
  },
  {
    name: 'checkout: a cart mixes two sellers',
    file: 'backend/src/workflows/checkout/refuseMixedOffers.ts',
    find: 'if (first && second)',
    put: 'if (false)',
    tests: ['tests/api/orders/checkout'],
  },
  {
    name: 'checkout: a wine that is no longer on sale is bought',
    file: 'backend/src/workflows/checkout/refuseMixedOffers.ts',
    find: 'if (isMissing || offers.some((offer) => !offer.isOpen))',
    put: 'if (false)',
    tests: ['tests/api/orders/checkout'],
  },
  {
    name: 'pictures: an address that was not signed takes an upload',
    file: 'backend/src/workflows/image/receive-upload.ts',
    find: '|| !isPermitted(storage.signingSecret, upload, received)',
    put: '',
    tests: ['tests/api/images/wineImages'],
  },
  {
    name: 'spreadsheets: a cell that begins a formula goes out as it is',
    file: 'domain/bulkUpload/formulaGuard.ts',
    find: "return FORMULA_START.test(text) || NEUTRALIZED.test(text) ? `'${text}` : text",
    put: 'return text',
    tests: ['tests/domain/bulk'],
  },
]
