import type { ProfileForm } from '#domain/sellers/profileForm'

/** 'Configurações da Conta', filled. */
export const buildProfileForm = (changes: Partial<ProfileForm> = {}): ProfileForm => ({
  name: 'Casa Lima',
  tax_id: '11.222.333/0001-81',
  email: 'ana@exemplo.com.br',
  userName: 'Ana Rossi',
  description: '',
  phone: '',
  country_code: 'BR',
  state: 'RS',
  city: 'Garibaldi',
  postal_code: '',
  address_line: '',
  region: 'serra_gaucha',
  hectares: '',
  producer_history: '',
  ...changes,
})
