export interface ClauseFacts {
  brand: string
  email: string
  /** '12,5%' */
  rate: string
  payoutTerm: string
  venue: string
}

export interface Clause {
  title: string
  items: readonly string[]
}

/**
 * The clauses of the intermediation contract (spec §9, R3, R34). Laws cited: Código Civil (Lei 10.406/2002),
 * Código de Defesa do Consumidor (Lei 8.078/1990, art. 49), Lei do Vinho (Lei 7.678/1988), ECA (Lei 8.069/1990,
 * art. 81), LGPD (Lei 13.709/2018), MP 2.200-2/2001 (art. 10, § 2º) and Lei 14.063/2020.
 */
export function contractClauses({ brand, email, rate, payoutTerm, venue }: ClauseFacts): Clause[] {
  return [
    {
      title: 'Objeto',
      items: [
        `A INTERMEDIADORA aproxima o PRODUTOR de consumidores por meio da plataforma ${brand}, na qual o PRODUTOR oferece e vende, em nome e por conta próprios, os vinhos que cadastrar.`,
        'A compra e venda é celebrada entre o PRODUTOR e o consumidor. A INTERMEDIADORA não compra, não estoca e não revende os vinhos.',
      ],
    },
    {
      title: 'Obrigações da Intermediadora',
      items: [
        'Manter a plataforma disponível, divulgar os vinhos publicados e oferecer ao PRODUTOR área própria para gerir vinhos, estoque, preços e pedidos.',
        'Receber os pagamentos por meio de instituição de pagamento contratada e repassar ao PRODUTOR os valores devidos, na forma da Cláusula 6ª.',
        'Prestar contas de cada venda, com o valor do pedido, a comissão e o valor do repasse.',
      ],
    },
    {
      title: 'Obrigações do Produtor',
      items: [
        'Cadastrar informações verdadeiras e completas sobre seus vinhos e manter estoque e preços atualizados.',
        'Possuir os registros, as licenças e as autorizações exigidos para produzir e vender vinho, inclusive os da Lei nº 7.678/1988, e emitir o documento fiscal de cada venda.',
        'Responder aos pedidos recebidos, embalar e despachar as garrafas com segurança e informar o código de rastreamento.',
        'Não vender a menores de 18 anos, conforme o art. 81 da Lei nº 8.069/1990.',
      ],
    },
    {
      title: 'Preços e pagamentos',
      items: [
        'O PRODUTOR define livremente os preços de varejo e de atacado de seus vinhos, em reais, com os tributos incluídos.',
        'O consumidor paga pela plataforma. O pagamento feito na plataforma quita a obrigação do consumidor perante o PRODUTOR.',
      ],
    },
    {
      title: 'Comissão',
      items: [
        `Pela intermediação, o PRODUTOR paga à INTERMEDIADORA comissão de ${rate} sobre o valor dos vinhos de cada pedido pago, sem o frete.`,
        'A comissão é calculada por pedido, arredondada ao centavo, e retida no momento do repasse.',
        'Não há comissão sobre pedido rejeitado, cancelado ou integralmente devolvido; na devolução parcial, ela incide sobre o que permanecer vendido.',
        'A alteração do percentual vale somente depois de aceita pelo PRODUTOR em novo instrumento, e nunca para pedidos anteriores.',
      ],
    },
    {
      title: 'Repasse',
      items: [
        `A INTERMEDIADORA repassa ao PRODUTOR o valor de cada pedido, deduzida a comissão, ${payoutTerm}.`,
        'O repasse é feito em conta de titularidade do PRODUTOR. Valores contestados pelo consumidor ou pelo meio de pagamento ficam suspensos até a solução da contestação.',
      ],
    },
    {
      title: 'Entrega, troca e devolução',
      items: [
        'O PRODUTOR responde pela entrega, pela qualidade e pela conformidade dos vinhos, e pelos vícios do produto, na forma da Lei nº 8.078/1990.',
        'O consumidor pode desistir da compra em até 7 (sete) dias do recebimento, conforme o art. 49 da Lei nº 8.078/1990, caso em que o valor pago é devolvido.',
      ],
    },
    {
      title: 'Tributos',
      items: [
        'Cada parte recolhe os tributos que a lei lhe atribui: o PRODUTOR, os da venda dos vinhos; a INTERMEDIADORA, os do serviço de intermediação.',
      ],
    },
    {
      title: 'Marcas e conteúdo',
      items: [
        `O PRODUTOR autoriza, sem exclusividade e enquanto durar este contrato, o uso de suas marcas, textos e imagens para divulgar seus vinhos na plataforma ${brand} e em seus canais.`,
        'O PRODUTOR declara ter os direitos sobre o conteúdo que enviar.',
      ],
    },
    {
      title: 'Dados pessoais',
      items: [
        'As partes tratam dados pessoais conforme a Lei nº 13.709/2018 (LGPD). O PRODUTOR usa os dados dos consumidores somente para atender aos pedidos e cumprir obrigações legais.',
        'Incidente de segurança que possa causar risco aos titulares é comunicado à outra parte sem demora.',
      ],
    },
    {
      title: 'Confidencialidade',
      items: [
        'As partes mantêm em sigilo as informações não públicas que receberem uma da outra, durante o contrato e por 2 (dois) anos após seu término.',
      ],
    },
    {
      title: 'Vigência e renovação',
      items: [
        'Este contrato vigora por 12 (doze) meses, contados da assinatura.',
        'Ao final de cada período, renova-se automaticamente por mais 12 (doze) meses, salvo aviso em contrário.',
      ],
    },
    {
      title: 'Rescisão',
      items: [
        'Qualquer das partes pode encerrar este contrato, sem multa, mediante aviso por escrito com 30 (trinta) dias de antecedência.',
        'O descumprimento não sanado em 10 (dez) dias da notificação, a perda das licenças do PRODUTOR ou a prática de fraude permitem a rescisão imediata.',
        'Os pedidos pagos até o encerramento são cumpridos e repassados na forma deste contrato.',
      ],
    },
    {
      title: 'Independência das partes',
      items: [
        'Este contrato não cria sociedade, franquia, representação, exclusividade nem vínculo de emprego entre as partes, que respondem cada uma por seus próprios atos.',
      ],
    },
    {
      title: 'Comunicações e assinatura eletrônica',
      items: [
        `As comunicações são feitas pela plataforma ou por e-mail: as dirigidas à INTERMEDIADORA, para ${email}; as dirigidas ao PRODUTOR, para o e-mail de seu cadastro.`,
        'As partes reconhecem a validade da assinatura eletrônica, conforme o art. 10, § 2º, da Medida Provisória nº 2.200-2/2001 e a Lei nº 14.063/2020. São guardados o texto assinado e seu resumo criptográfico, o percentual, o signatário, a data e a hora, o endereço IP e o navegador utilizado.',
      ],
    },
    {
      title: 'Disposições gerais',
      items: [
        'A tolerância de uma parte não altera o contratado. A nulidade de uma cláusula não atinge as demais. Alterações exigem concordância das duas partes.',
      ],
    },
    {
      title: 'Foro',
      items: [
        `Fica eleito o foro da Comarca de ${venue} para dirimir as questões deste contrato, que é regido pelas leis brasileiras.`,
      ],
    },
  ]
}
