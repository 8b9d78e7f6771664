import { mainContact } from '#domain/sellers/seller'
import type { Seller } from '#domain/sellers/sellerWire'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { Email, mailTo } from '../../../kit/ui/Email'
import { FactList } from '../../../kit/ui/FactList'

/** The main contact, the seller's own e-mail and phone, and how many others work there (spec §3 Member). */
export function SellerContact({ seller }: { seller: Seller }) {
  const translate = useTranslate()
  const name = (key: string) => translate(`admin_seller.contact.${key}`)
  const contact = mainContact(seller.members)
  const others = (seller.members ?? []).filter((member) => member.id !== contact?.id)
  return (
    <DetailCard title={name('title')}>
      <FactList
        facts={[
          { label: name('person'), value: contact?.name ?? '' },
          { label: name('cpf'), value: contact?.cpf ?? '' },
          { label: name('person_email'), value: mail(contact?.email), wide: 'phone' },
          { label: name('email'), value: mail(seller.email), wide: 'phone' },
          {
            label: name('phone'),
            value: seller.phone ? (
              <Link href={`tel:${seller.phone.replaceAll(/[^\d+]/g, '')}`} color="inherit">
                {seller.phone}
              </Link>
            ) : (
              ''
            ),
          },
          ...(others.length > 0
            ? [
                {
                  label: name('others'),
                  value: others.map((member) => `${member.name} (${member.email})`).join('\n'),
                  wide: true,
                },
              ]
            : []),
        ]}
      />
    </DetailCard>
  )
}

/** An address to write to. */
const mail = (address: string | null | undefined) => {
  if (!address) return ''
  return (
    <Link href={mailTo(address)} color="inherit">
      <Email address={address} />
    </Link>
  )
}
