/** What consumers may read of the producer of a wine; everything else (documents, people, addresses) is nobody's business. */
const PUBLIC_SELLER_FIELDS = [
  'id',
  'name',
  'handle',
  'description',
  'producer_history',
  'region',
  'city',
  'state',
  'photo',
] as const

const allowed = new RegExp(`^(\\w+\\.)*seller\\.(${PUBLIC_SELLER_FIELDS.join('|')})$`)

/**
 * The engine's store API lets the caller choose `fields`, over every link: `*seller.members` would show anybody the CPF of
 * every producer. Our own records are reached through a path that names the seller, so each such path is checked here.
 *
 * @param fields the query's `fields`, in whatever shape it was parsed
 * @returns the first path that is not for consumers, or null
 */
export function refusedStoreField(fields: unknown): string | null {
  const paths = (JSON.stringify(fields) ?? '').split(/[^\w.*]+/)
  return paths.find((path) => /seller/i.test(path) && !allowed.test(path)) ?? null
}
