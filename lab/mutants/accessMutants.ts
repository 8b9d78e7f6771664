import type { Mutant } from './Mutant'

const TENANCY = ['tests/api/tenancy']

/** Who may call what, and whose records they reach. */
export const accessMutants: readonly Mutant[] = [
  {
    name: 'doors: a route that nobody declared is left to the engine',
    file: 'backend/src/engine/http/answerRequest.ts',
    find: `if (!matched) throw AppError.notFound('Rota não encontrada.')`,
    put: 'if (!matched) return true',
    tests: ['tests/api/routes'],
  },
  {
    name: 'doors: a writing call of a seller who may only read is let in',
    file: 'backend/src/engine/http/admit.ts',
    find: '!canWrite(seller.store_status)',
    put: 'false',
    tests: ['tests/api/sellers/access'],
  },
  {
    name: 'doors: what only an owner may do is open to every member',
    file: 'backend/src/engine/http/admit.ts',
    find: 'if (declaration.owner) ownerOnly(member, declaration.owner)',
    put: '',
    tests: ['tests/api/team'],
  },
  {
    name: 'ownership: any seller reads any wine',
    file: 'backend/src/wines/reads/readWines.ts',
    find: 'where $2::text is null or s.id = $2',
    put: 'where $2::text is null or s.id is not null',
    tests: TENANCY,
  },
  {
    name: 'ownership: any seller changes any wine',
    file: 'backend/src/wines/writes/lockWine.ts',
    find: 'readWines(transaction, [productId], sellerId)',
    put: 'readWines(transaction, [productId])',
    tests: TENANCY,
  },
  {
    name: 'ownership: any seller acts on any order',
    file: 'backend/src/orders/writes/lockOrder.ts',
    find: 'link.order_id = o.id and link.seller_id = $1 and',
    put: 'link.order_id = o.id and link.seller_id <> $1 and',
    tests: TENANCY,
  },
  {
    name: "ownership: stock is written at another seller's location",
    file: 'backend/src/wines/writes/set-stock.ts',
    find: `      'k.stock_location_id': input.locationId,\n`,
    put: '',
    tests: TENANCY,
  },
  {
    name: "ownership: another seller's imports are found",
    file: 'backend/src/imports/reads/findImport.ts',
    find: 'where({ seller_id: sellerId, ...',
    put: 'where({ ...',
    tests: TENANCY,
  },
  {
    name: "ownership: another seller's picture is taken over",
    file: 'backend/src/images/writes/claimUpload.ts',
    find: 'where({ key, seller_id: input.sellerId, product_id',
    put: 'where({ key, product_id',
    tests: ['tests/api/account/profile'],
  },
  {
    name: 'team: the last owner leaves',
    file: 'backend/src/team/writes/lockTeam.ts',
    find: `if (isOwner(leaving) && team.filter(isOwner).length === 1)`,
    put: 'if (false)',
    tests: ['tests/api/team'],
  },
  {
    name: 'store: strangers open carts without end',
    file: 'backend/src/engine/http/storeLimits.ts',
    find: 'await consume(limiter(container, cost), addressKey(ipAddress))',
    put: '',
    tests: ['tests/api/shop/limits'],
  },
  {
    name: 'store: a buyer writes metadata',
    file: 'domain/checkout/storeCartWire.ts',
    find: 'export const storeCartUpdateRequest = z.strictObject(contact)',
    put: 'export const storeCartUpdateRequest = z.looseObject(contact)',
    tests: ['tests/api/shop/metadata'],
  },
  {
    name: 'team: an owner of today removes the others',
    file: 'backend/src/team/writes/lockTeam.ts',
    find: 'if (isOwner(member) && member.id !== actorId) refuseNewOwner(team, actorId)',
    put: '',
    tests: ['tests/api/team/team'],
  },
  {
    name: 'team: an owner of today sets the PIX key',
    file: 'backend/src/money/writes/set-pix-key.ts',
    find: 'refuseNewOwner(team, actor.id)',
    put: '',
    tests: ['tests/api/team/team'],
  },
  {
    name: 'staff: an administrator of today removes the others',
    file: 'backend/src/staff/writes/lockStaff.ts',
    find: 'if (isNewOwner(since, new Date())) throw AppError.forbidden(NEW_ADMINISTRATOR)',
    put: '',
    tests: ['tests/api/staff/team'],
  },
]
