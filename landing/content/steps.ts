import { sentence, type LaunchTexts } from './launch'

export interface Step {
  number: string
  title: string
  text: string
}

/** The three steps; numbers and titles are the specification's (spec §2 Landing page). */
export const steps = (launch: LaunchTexts): readonly Step[] => [
  {
    number: '01',
    title: 'Candidatura Exclusiva',
    text: `Oito perguntas, cinco minutos. Conte quem faz o vinho, onde e quanto. ${sentence(launch.applications)}`,
  },
  {
    number: '02',
    title: 'Curadoria & Integração',
    text: `Lemos cada candidatura. ${launch.curation} a página da vinícola e a ficha de cada vinho.`,
  },
  {
    number: '03',
    title: 'Início das vendas',
    text: launch.step,
  },
]
