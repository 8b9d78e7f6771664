import { siteConfig } from '#domain/site/siteConfig'
import { commissionText, type LaunchTexts } from './launch'

export interface Question {
  question: string
  answer: string
}

export const faq = (launch: LaunchTexts): readonly Question[] => [
  {
    question: 'Quem pode se candidatar?',
    answer:
      'Micro-vinícolas e vinhateiros de todo o Brasil, com CNPJ ou CPF, que elaboram vinho natural, orgânico, biodinâmico ou de mínima intervenção e têm garrafas próprias para vender.',
  },
  {
    question: 'Quanto custa participar?',
    answer: `Nada de mensalidade para os produtores fundadores: ${launch.applicants} e é selecionado fica isento para sempre. ${launch.applications.now ? `${launch.applications.now}. ` : ''}${commissionText(siteConfig)}`,
  },
  {
    question: 'Quando começam as vendas?',
    answer: launch.answer,
  },
  {
    question: 'Como funciona a venda antecipada da safra?',
    answer:
      'Você oferece parte da próxima colheita antes de ela acontecer. Quem compra ajuda a custear o ano e recebe as garrafas quando o vinho fica pronto. Quantidade, preço e prazo quem define é você.',
  },
  {
    question: 'Preciso entregar todo o meu vinho para a winex?',
    answer:
      'Não. Não pedimos exclusividade. Você decide quais vinhos e quantas garrafas entram na plataforma e continua vendendo na propriedade, em feiras e para restaurantes.',
  },
  {
    question: 'Quem envia as garrafas e quando recebo?',
    answer: `Os pedidos chegam ao seu portal: você aprova, embala e informa o código de rastreamento. O repasse é feito ${siteConfig.payoutTerm}, descontada a comissão.`,
  },
  {
    question: 'O que acontece com os dados da minha candidatura?',
    answer:
      'Servem para avaliar a sua vinícola e falar com você, e só. Não vendemos dados. Você pode pedir cópia, correção ou exclusão quando quiser, como explica a Política de Privacidade.',
  },
]
