import type { DemoSeller } from '../demoTypes'

/** Active with a commission, the contract still unsigned: the portal shows the yellow banner. */
export const velhoChico: DemoSeller = {
  key: 'velhoChico',
  name: 'Vinhas do Velho Chico',
  description:
    'Vinhos de sol e de rio, feitos à margem do São Francisco. Duas safras por ano, uvas da casa, mínima intervenção na cantina.',
  tax_id: '27.819.436/0001-63',
  address_line: 'Fazenda Barra da Caatinga, Rodovia PE-574, km 12',
  city: 'Lagoa Grande',
  state: 'PE',
  postal_code: '56395-000',
  region: 'vale_do_sao_francisco',
  hectares: 22.5,
  producer_history:
    'Neto de vaqueiros, Josué Alencar aprendeu a podar com os primeiros enólogos que acreditaram no Vale, nos anos 90. Em 2012 arrendou dez hectares junto ao rio e, com Dalva, agrônoma, trocou a adubação química por composto de bagaço e esterco de bode. A irrigação é por gotejo noturno, com a água medida planta a planta.',
  phone: '(87) 99934-2210',
  member: {
    name: 'Josué Alencar',
    email: 'josue@velhochico.example',
    password: 'Vindima-2025',
    cpf: '052.816.734-08',
  },
  commission: 14,
  signed: false,
  status: 'ACTIVE',
  daysAgo: 131,
}
