import {
  FREIGHT_REGION_KEYS,
  FREIGHT_REGIONS,
  type FreightRegion,
} from '#domain/freight/freightRegions'
import type { FreightTable, StateFreight } from '#domain/freight/freightTable'
import type { DemoSeller } from './demoTypes'

/** Active, with a signed contract: everything in the portal works. */
const pevarello: DemoSeller = {
  key: 'pevarello',
  name: 'Casa Pevarello',
  description:
    'Vinhos naturais de Garibaldi, feitos com leveduras do próprio vinhedo, em talhas de barro, concreto e pipas velhas. Nada entra, nada sai: só uva e tempo.',
  tax_id: '31.470.625/0001-40',
  address_line: 'Estrada Geral São Miguel, km 4, Linha Araripe',
  city: 'Garibaldi',
  state: 'RS',
  postal_code: '95720-000',
  region: 'serra_gaucha',
  hectares: 7.4,
  producer_history:
    'O bisavô Angelo chegou do Vêneto em 1886 com estacas de Peverella enroladas em pano úmido. Quatro gerações depois, Luiza e o irmão Tomás recuperaram as latadas antigas, pararam com os herbicidas em 2009 e fizeram em 2014 a primeira vindima sem nada além da uva. Hoje são 7,4 hectares em encosta de basalto, trabalhados à mão, e uma cantina de pedra com doze talhas enterradas.',
  phone: '(54) 99612-4087',
  member: {
    name: 'Luiza Pevarello',
    email: 'luiza@casapevarello.example',
    password: 'Vindima-2025',
    cpf: '417.205.938-41',
  },
  commission: 12.5,
  freight: freightByRegion(
    { handling_days: 2, free_above: null },
    {
      sul: { prices: { 1: 1_690, 2: 1_990, 3: 2_290, 6: 3_290, 12: 4_990 }, days: 4 },
      sudeste: { prices: { 1: 1_990, 2: 2_390, 3: 2_790, 6: 3_990, 12: 5_990 }, days: 4 },
      centro_oeste: { prices: { 1: 2_490, 2: 2_990, 3: 3_490, 6: 4_990, 12: 7_490 }, days: 7 },
      nordeste: { prices: { 1: 2_990, 2: 3_590, 3: 4_190, 6: 5_990, 12: 8_990 }, days: 10 },
      norte: { prices: { 1: 3_490, 2: 4_190, 3: 4_890, 6: 6_990, 12: 9_990 }, days: 12 },
    },
  ),
  signed: true,
  status: 'ACTIVE',
  daysAgo: 168,
}

/** Active with a commission, the contract still unsigned: the portal shows the yellow banner. */
const velhoChico: DemoSeller = {
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

/** Registered as a person (CPF) and still under review: completes profile and wines, cannot publish (R14). */
const araucaria: DemoSeller = {
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

/** Deactivated by staff: reads everything, changes nothing (R14). */
const coxilha: DemoSeller = {
  key: 'coxilha',
  name: 'Coxilha Rubra',
  description:
    'Tintos do pampa, na fronteira com o Uruguai: Tannat, Marselan e Touriga em solo de arenito, com o vento minuano por companhia.',
  tax_id: '19.583.742/0001-15',
  address_line: 'Corredor do Upamaroti, km 18, 2º Distrito',
  city: 'Dom Pedrito',
  state: 'RS',
  postal_code: '96450-000',
  region: 'campanha_gaucha',
  hectares: 16.8,
  producer_history:
    'A estância cria ovelhas desde 1911; as videiras chegaram em 2004, no campo onde nada mais dava. As ovelhas pastam entre as fileiras de maio a agosto e fazem o trabalho do trator. A vinificação é de Raul Brizolara, que voltou do Uruguai com a teimosia de fazer Tannat sem madeira nova.',
  phone: '(53) 99177-5529',
  member: {
    name: 'Raul Brizolara',
    email: 'raul@coxilharubra.example',
    password: 'Vindima-2025',
    cpf: '281.603.957-95',
  },
  commission: 15,
  signed: true,
  status: 'INACTIVE',
  daysAgo: 210,
}

/** One producer of each kind: signed, unsigned, under review, deactivated. */
export const SELLERS: readonly DemoSeller[] = [pevarello, velhoChico, araucaria, coxilha]

/** A table that asks the same in all states of a region, as small producers agree it with their carrier. */
function freightByRegion(
  { handling_days, free_above }: Pick<FreightTable, 'handling_days' | 'free_above'>,
  regions: Record<FreightRegion, StateFreight>,
): FreightTable {
  return {
    handling_days,
    free_above,
    states: Object.fromEntries(
      FREIGHT_REGION_KEYS.flatMap((region) =>
        FREIGHT_REGIONS[region].states.map((state) => [state, regions[region]]),
      ),
    ),
  }
}
