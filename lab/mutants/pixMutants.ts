import type { Mutant } from './Mutant'

/** Money that comes in by PIX and goes back. */
export const pixMutants: readonly Mutant[] = [
  {
    name: 'pix: another amount than the order asks for is booked',
    file: 'domain/pix/receiptProblem.ts',
    find: `  if (receipt.amount !== charge.amount) return 'other_amount'\n`,
    put: '',
    tests: ['tests/domain/pixReceipt', 'tests/api/pix/payment'],
  },
  {
    name: 'pix: money that came after the end is booked for an order that has ended',
    file: 'backend/src/pix/writes/book-receipt.ts',
    find: `charge && charge.order_status === 'canceled' && charge.state !== 'paid'
        ? { ...charge, state: 'expired' }
        : charge,`,
    put: `charge && { ...charge, state: charge.state === 'paid' ? 'paid' : 'active' },`,
    tests: ['tests/api/pix/expiry'],
  },
  {
    name: 'pix: what the webhook names is noted although the bank does not know it',
    file: 'backend/src/pix/writes/book-notices.ts',
    find: 'const pix = await mustBank().readPix(id)',
    put: `const pix = (await mustBank().readPix(id)) ??
      { endToEndId: id, txid: null, amountCents: 100, at: new Date(), key: null, refunds: [] }`,
    tests: ['tests/api/pix/payment'],
  },
  {
    name: 'pix: a payment that is told of twice is noted twice',
    file: 'backend/src/pix/writes/book-receipt.ts',
    find: `    if (noted.length === 0) return 'known'\n`,
    put: '',
    tests: ['tests/api/pix/list'],
  },
  {
    name: 'pix: who knows the address calls the webhook without its secret',
    file: 'backend/src/pix/routes/webhook.ts',
    find: 'return secret !== undefined && timingSafeEqual(digest(secret), digest(given))',
    put: 'return secret !== undefined && timingSafeEqual(digest(secret), digest(secret || given))',
    tests: ['tests/api/pix/payment'],
  },
  {
    name: 'pix: the list is read from the end of the last reading, not from before it',
    file: 'backend/src/pix/writes/follow-list.ts',
    find: 'const OVERLAP_MINUTES = 30',
    put: 'const OVERLAP_MINUTES = 0',
    tests: ['tests/api/pix/list'],
  },
  {
    name: 'pix: a charge whose time is over can still be paid at the bank',
    file: 'backend/src/pix/writes/end-charge.ts',
    find: `    await removeAtBank(container, txid)
    await cancelOrder(container, txid, { isRemoved: true })`,
    put: '    await cancelOrder(container, txid, { isRemoved: true })',
    tests: ['tests/api/pix/expiry'],
  },
  {
    name: 'pix: a bank that does not answer keeps the bottles for ever',
    file: 'backend/src/pix/writes/end-charge.ts',
    find: 'if (waited?.enough)',
    put: 'if (waited?.enough && (false as boolean))',
    tests: ['tests/api/pix/expiry'],
  },
  {
    name: 'pix: a late payment is booked although its bottles or its wine are gone',
    file: 'backend/src/pix/writes/book-late-receipt.ts',
    find: '  await reserveBottles(knex, lines, sellerId)',
    put: '  void [reserveBottles, sellerId]',
    tests: ['tests/api/pix/expiry'],
  },
  {
    name: 'pix: a refund that the bank did not carry out stays in the ledger',
    file: 'backend/src/pix/writes/send-refunds.ts',
    find: 'await undoRefund(container, refund.id, at.reason)',
    put: 'await settle(knex, refund.id)',
    tests: ['tests/api/pix/undoneRefunds'],
  },
  {
    name: 'pix: more goes back than is left of what was paid',
    file: 'domain/orders/orderRefund.ts',
    find: 'return amount > left ?',
    put: 'return amount > left && paid.captured === 0 ?',
    tests: ['tests/api/pix/refunds'],
  },
  {
    name: 'pix: money is asked back of the bank after its 90 days',
    file: 'domain/pix/pixRefund.ts',
    find: 'return now < end',
    put: 'return now < end || now >= end',
    tests: ['tests/domain/pixReceipt', 'tests/api/pix/refunds'],
  },
  {
    name: 'pix: who only sees money decides about it',
    file: 'domain/pix/routes.ts',
    find: `  roles: STAFF_MAY.moveMoney,
  response: pixDecisionResponse,`,
    put: `  roles: STAFF_MAY.seeMoney,
  response: pixDecisionResponse,`,
    tests: ['tests/api/pix/desk'],
  },
  {
    name: 'pix: a payment on which somebody has decided is decided on once more',
    file: 'backend/src/pix/writes/lockReceipt.ts',
    find: 'from ${WAITING_RECEIPTS} and x.end_to_end_id = $1',
    put: 'from pix_receipt x cross join lateral (select x.problem) w where x.end_to_end_id = $1',
    tests: ['tests/api/pix/desk'],
  },
  {
    name: 'pix: the seller approves an order that nobody has paid',
    file: 'domain/orders/orderActions.ts',
    find: `  if (order.stage === 'payment') return UNPAID
  return approval`,
    put: '  return approval',
    tests: ['tests/domain/pixReceipt', 'tests/api/pix/payment'],
  },
  {
    name: 'pix: a token is used until the bank refuses it',
    file: 'backend/src/pix/bank/openTokens.ts',
    find: 'if (current && performance.now() < current.renewAt)',
    put: 'if (current)',
    tests: ['tests/ops/bankFaults'],
  },
  {
    name: 'pix: what lost its answer is put again without asking what became of it',
    file: 'backend/src/pix/bank/openRepeats.ts',
    find: '          if (found !== null) return found\n',
    put: '          void found\n',
    tests: ['tests/ops/bankFaults'],
  },
  {
    name: 'pix: a bank that is down is asked without end',
    file: 'backend/src/pix/bank/openBreaker.ts',
    find: 'if (failures < FAILURES) return true',
    put: 'if (failures < FAILURES || closedUntil > 0) return true',
    tests: ['tests/ops/bankFaults'],
  },
  {
    name: 'pix: the charge of another amount is shown to the buyer',
    file: 'backend/src/pix/bank/openBank.ts',
    find: `      expectSame('valor.original', cob.valor.original, original)\n`,
    put: '',
    tests: ['tests/ops/bankFaults'],
  },
  {
    name: 'pix: a day is clean although the ledger has another amount',
    file: 'domain/pix/reconcile.ts',
    find: '      ...ours.flatMap(ofLedger),\n',
    put: '',
    tests: ['tests/domain/reconcile'],
  },
  {
    name: 'pix: the demonstration bank starts beside real money',
    file: 'ops/bank/bankSettings.ts',
    find: `return environment.WINEX_PIX_URL ? 'há um banco em WINEX_PIX_URL' : null`,
    put: 'return null',
    tests: ['tests/ops/bankStandIn'],
  },
]
