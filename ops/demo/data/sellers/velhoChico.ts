import type { DemoSeller } from '../demoTypes'
import { freightByRegion } from '../freightByRegion'

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
  freight: freightByRegion(
    { handling_days: 3, free_above: 60_000 },
    {
      nordeste: { prices: { 1: 1_890, 3: 2_790, 6: 3_990, 12: 5_990 }, days: 4 },
      sudeste: { prices: { 1: 2_690, 3: 3_890, 6: 5_490, 12: 8_490 }, days: 7 },
      centro_oeste: { prices: { 1: 2_690, 3: 3_890, 6: 5_490, 12: 8_490 }, days: 8 },
      sul: { prices: { 1: 3_190, 3: 4_590, 6: 6_490, 12: 9_990 }, days: 9 },
      // nobody takes a box of twelve up the rivers
      norte: { prices: { 1: 3_490, 3: 4_990, 6: 7_490 }, days: 12 },
    },
  ),
  signed: false,
  status: 'ACTIVE',
  daysAgo: 131,
}
