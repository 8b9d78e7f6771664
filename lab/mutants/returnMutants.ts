import type { Mutant } from './Mutant'

/** Freight, and bottles that come back with the money for them. */
export const returnMutants: readonly Mutant[] = [
  {
    name: 'returns: staff who only see money give it back',
    file: 'domain/returns/routes.ts',
    find: 'roles: STAFF_MAY.moveMoney,',
    put: 'roles: STAFF_MAY.seeMoney,',
    tests: ['tests/api/returns/refunds'],
  },
  {
    name: 'returns: a withdrawal is asked for after its seven days',
    file: 'domain/returns/returnable.ts',
    find: `if (late) return { field: 'reason', message: late }`,
    put: '',
    tests: ['tests/domain/returns', 'tests/api/returns/returns'],
  },
  {
    name: 'returns: bottles of another return are named again',
    file: 'domain/returns/returnable.ts',
    find: 'left: line.delivered - bottlesReturned(returns, line.id)',
    put: 'left: line.delivered',
    tests: ['tests/domain/returns', 'tests/api/returns/races'],
  },
  {
    name: 'returns: more goes back than is left of what was captured',
    file: 'domain/returns/returnMoney.ts',
    find: 'const bottles = Math.min(left, worth(all) - worth(settled))',
    put: 'const bottles = worth(all) - worth(settled)',
    tests: ['tests/domain/returns', 'tests/api/returns/returns'],
  },
  {
    name: 'returns: what was given back by hand meanwhile is not looked at',
    file: 'backend/src/returns/writes/refund-return.ts',
    find: 'refuseOtherRefund(paid, expectedRefunded)',
    put: 'void [refuseOtherRefund, expectedRefunded]',
    tests: ['tests/api/returns/races'],
  },
  {
    name: 'returns: a link that nobody signed is believed',
    file: 'backend/src/orders/reads/returnToken.ts',
    find: 'timingSafeEqual(right, given) ? orderId : null',
    put: '(timingSafeEqual(right, given) || true) ? orderId : null',
    tests: ['tests/api/returns/link'],
  },
  {
    name: 'returns: the link of a mail is used without end',
    file: 'backend/src/engine/http/answerRequest.ts',
    find: 'matched.params.id ?? matched.params.token,',
    put: 'matched.params.id,',
    tests: ['tests/api/shop/limits'],
  },
  {
    name: 'returns: a payment service that does not answer is waited for without end',
    file: 'backend/src/orders/writes/refundPayment.ts',
    find: 'return Promise.race([work, late])',
    put: 'late.catch(() => undefined)\n  return work',
    tests: ['tests/ops/refundPayment'],
  },
  {
    name: 'returns: photos of one that has just ended are deleted',
    file: 'backend/src/returns/writes/forgetReturns.ts',
    find: 'closed_at < now() - make_interval(days => $1)',
    put: 'closed_at < now() - make_interval(secs => $1)',
    tests: ['tests/api/returns/forgetting'],
  },
  {
    name: 'returns: a company is erased while bottles are awaited',
    file: 'backend/src/privacy/writes/erase-seller.ts',
    find: `  if (open)
    throw AppError.conflict(
      'Há devoluções`,
    put: `  if (open && (false as boolean))
    throw AppError.conflict(
      'Há devoluções`,
    tests: ['tests/api/returns/forgetting'],
  },
  {
    name: 'freight: a state that is not served is quoted as another one',
    file: 'domain/freight/freightTable.ts',
    find: 'const served = table.states[state]',
    put: 'const served = table.states[state] ?? Object.values(table.states)[0]',
    tests: ['tests/domain/freight', 'tests/api/freight/freight'],
  },
]
