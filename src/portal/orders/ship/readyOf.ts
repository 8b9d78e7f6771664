import type { Parcel } from './parcelsOf'

/** The form's values, by the parcels' keys. */
export interface Typed {
  codes: Record<string, string>
  accessKeys: Record<string, string>
  files: Record<string, File | undefined>
}

/** A parcel with what is to be sent for it. */
export interface Ready extends Parcel {
  code: string
  accessKey: string
  xml?: File
  /** Its code looks wrong and is meant. */
  confirmed?: boolean
}

/**
 * The parcels that have a code; while none has, those that get an invoice: what was typed before an order had one is over. The
 * invoice of an order goes with the first of its parcels, whichever line it was put on.
 */
export function readyOf(parcels: readonly Parcel[], typed: Typed): Ready[] {
  const filled = parcels.map((one): Ready => {
    const xml = one.order.invoice ? undefined : typed.files[one.key]
    const accessKey = one.order.invoice ? '' : (typed.accessKeys[one.key] ?? '')
    return {
      ...one,
      code: (typed.codes[one.key] ?? '').trim(),
      accessKey: accessKey.trim(),
      ...(xml && { xml }),
    }
  })
  const withCode = filled.filter(({ code }) => code !== '')
  const withInvoice = filled.filter(({ accessKey, xml }) => accessKey !== '' || xml)
  if (withCode.length === 0) return withInvoice
  return withCode.map((one) => {
    const isOfOrder = ({ order }: Ready) => order.id === one.order.id
    const invoiced = withInvoice.find(isOfOrder)
    if (!invoiced) return one
    const { xml: _xml, ...bare } = one
    if (withCode.find(isOfOrder) === one)
      return { ...bare, accessKey: invoiced.accessKey, ...(invoiced.xml && { xml: invoiced.xml }) }
    return invoiced === one ? { ...bare, accessKey: '' } : one
  })
}

/**
 * A refused parcel with what its line says now; none when the line is empty, and as it was when there is no such line. A
 * confirmation is of one code: another code loses it.
 */
export function renewedOf(
  refused: Ready,
  parcels: readonly Parcel[],
  typed: Typed | undefined,
): Ready[] {
  const parcel = parcels.find(({ key }) => key === refused.key)
  if (!parcel || !typed) return [refused]
  return (
    readyOf([parcel], typed)
      // without its code a package is not sent: an invoice alone is another act
      .filter(({ code }) => code !== '' || refused.code === '')
      .map((now) => ({
        ...now,
        confirmed: refused.confirmed === true && now.code === refused.code,
      }))
  )
}
