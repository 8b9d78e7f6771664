/**
 * The network that an address belongs to, as far as it can be told without asking anybody: the first three numbers of
 * an IPv4 address, the first three groups of an IPv6 one (what a line of a household or a company usually gets). An
 * IPv4 address written as IPv6 counts as IPv4. Anything else is a network of its own.
 */
export function networkOf(address: string): string {
  const plain = withoutMapping(address)
  const numbers = /^(\d+\.\d+\.\d+)\.\d+$/.exec(plain)?.[1]
  if (numbers) return `${numbers}.0/24`
  const groups = ipv6Groups(plain)
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : plain
}

/**
 * What counts as one address where attempts are counted: of IPv6 the network of 64 bits, as every household has one and can
 * use any address in it.
 */
export function addressKey(address: string): string {
  const plain = withoutMapping(address)
  const groups = ipv6Groups(plain)
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : plain
}

const withoutMapping = (address: string): string =>
  /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

/** The eight groups without leading zeros, or null when it is no IPv6 address. */
function ipv6Groups(address: string): string[] | null {
  const [plain = ''] = address.toLowerCase().split('%')
  if (!/^[\da-f:]*:[\da-f:]*$/.test(plain)) return null
  const halves = plain.split('::')
  if (halves.length > 2) return null
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - tail.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail]
  if (groups.some((group) => !/^[\da-f]{1,4}$/.test(group))) return null
  return groups.map((group) => group.replace(/^0+(?=.)/, ''))
}
