import type { DemoSeller } from '../demoTypes'

/** Deactivated by staff: reads everything, changes nothing (R14). */
export const coxilha: DemoSeller = {
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
