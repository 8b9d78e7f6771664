/** What `npm test -- full` says to its tests. */
const isFull = process.env.WINEX_TEST_FULL === 'yes'

/** How many steps, widths or colours a test goes through: those of `npm test -- full`, or enough to notice a fault of the rule. */
export const inFull = <Amount>(full: Amount, quick: Amount): Amount => (isFull ? full : quick)

/** Equal requests at the same moment: with these many, one that is not held apart meets another. */
export const AT_ONCE = inFull(50, 16)
