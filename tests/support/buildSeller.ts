import type { Member } from '#domain/team/memberWire'
import type { Seller } from '#domain/sellers/sellerWire'

/** A seller with a filled profile, without a contract. */
export const buildSeller = (changes: Partial<Seller> = {}): Seller => ({
  id: 'sel_1',
  name: 'Vinícola Morro Alto',
  handle: 'vinicola-morro-alto',
  description: 'Vinhos de altitude',
  tax_id: '11.222.333/0001-81',
  country_code: 'BR',
  state: 'RS',
  city: 'Garibaldi',
  postal_code: '95720-000',
  address_line: 'Linha Palmeiro, 120',
  region: 'serra_gaucha',
  hectares: 3.5,
  phone: '(54) 99999-0000',
  photo: null,
  certifications: [],
  contract_signed: false,
  store_status: 'ACTIVE',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  ...changes,
})

/** Who answers for that seller. */
export const buildMember = (changes: Partial<Member> = {}): Member => ({
  id: 'mem_1',
  name: 'Ana Rossi',
  email: 'ana@morroalto.com.br',
  cpf: '529.982.247-25',
  role: 'owner',
  seller: buildSeller(),
  ...changes,
})
