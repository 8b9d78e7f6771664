import type { DemoSeller } from '../demoTypes'

/** Registered as a person (CPF) and still under review: completes profile and wines, cannot publish (R14). */
export const araucaria: DemoSeller = {
  key: 'araucaria',
  name: 'Sítio Araucária',
  description:
    'Vinhos de altitude de São Joaquim: pouca uva, noites frias, neve de vez em quando. Produção de três mil garrafas por safra.',
  tax_id: '739.154.026-99',
  address_line: 'Estrada do Caracol, s/n, Localidade de Bentinho',
  city: 'São Joaquim',
  state: 'SC',
  postal_code: '88600-000',
  region: 'planalto_catarinense',
  hectares: 3.2,
  producer_history:
    'Helena trocou o laboratório de solos em Florianópolis por três hectares a 1.320 metros, entre araucárias que ninguém derrubou. As primeiras videiras entraram em 2013; a primeira garrafa saiu em 2018. A geada decide quanto se colhe, e tudo se colhe à mão, em abril, com os vizinhos.',
  phone: '(49) 98841-7736',
  member: {
    name: 'Helena Furtado Kuntz',
    email: 'helena@sitioaraucaria.example',
    password: 'Vindima-2025',
    cpf: '739.154.026-99',
  },
  signed: false,
  status: 'PENDING',
  daysAgo: 12,
}
