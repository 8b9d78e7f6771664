import type { DemoSeller } from '../demoTypes'
import { freightByRegion } from '../freightByRegion'

/** Active, with a signed contract: everything in the portal works. */
export const pevarello: DemoSeller = {
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
