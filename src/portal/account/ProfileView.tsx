import { countryLabel } from '#domain/values/countries'
import { formatHectares } from '#domain/sellers/hectares'
import { memberRoleLabel } from '#domain/team/memberRoles'
import { regionLabel } from '#domain/sellers/regions'
import { formatCpf } from '#domain/values/taxId'
import type { Member } from '#domain/team/memberWire'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'
import { FactList } from '../../kit/ui/FactList'
import { CertificationList } from '../../shared/images/CertificationList'
import { ProfilePicture } from './ProfilePicture'

/** The five sections, read only (spec §2 Account settings). */
export function ProfileView({ me }: { me: Member }) {
  const translate = useTranslate()
  const title = (section: string) => translate(`account.section.${section}`)
  const fact = (field: string, value: string | null | undefined, wide = false) => ({
    label: translate(`account.field.${field}`),
    value,
    wide,
  })
  const { seller } = me
  const certifications = seller?.certifications ?? []
  return (
    <>
      <DetailCard title={title('photo')}>
        <ProfilePicture
          src={seller?.photo ?? null}
          alt={
            seller?.photo
              ? translate('account.photo.alt', { name: seller.name })
              : translate('account.photo.none')
          }
        />
      </DetailCard>
      <DetailCard title={title('company')}>
        <FactList
          facts={[
            fact('name', seller?.name),
            fact('tax_id', seller?.tax_id),
            fact('phone', seller?.phone),
            fact('description', seller?.description, true),
          ]}
        />
      </DetailCard>
      <DetailCard title={title('address')}>
        <FactList
          facts={[
            fact('postal_code', seller?.postal_code),
            fact('country_code', countryLabel(seller?.country_code)),
            fact('state', seller?.state),
            fact('city', seller?.city),
            fact('address_line', seller?.address_line, true),
          ]}
        />
      </DetailCard>
      <DetailCard title={title('production')}>
        <FactList
          facts={[
            fact('region', regionLabel(seller?.region)),
            fact('hectares', formatHectares(seller?.hectares)),
            fact('producer_history', seller?.producer_history, true),
          ]}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2, mb: 1 }}>
          {translate('account.field.certifications')}
        </Typography>
        {certifications.length > 0 ? (
          <CertificationList urls={certifications} />
        ) : (
          <Typography>{translate('account.certifications.none')}</Typography>
        )}
      </DetailCard>
      <DetailCard title={title('person')}>
        <FactList
          facts={[
            fact('userName', me.name),
            fact('email', me.email, true),
            fact('cpf', me.cpf ? formatCpf(me.cpf) : null),
            fact('role', memberRoleLabel(me.role)),
          ]}
        />
      </DetailCard>
    </>
  )
}
