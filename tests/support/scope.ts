/** What `npm test -- full` says to its tests. */
const isFull = process.env.WINEX_TEST_FULL === 'yes'

/** How many steps, widths or colours a test goes through: those of `npm test -- full`, or enough to notice a fault of the rule. */
export const inFull = <Amount>(full: Amount, quick: Amount): Amount => (isFull ? full : quick)
