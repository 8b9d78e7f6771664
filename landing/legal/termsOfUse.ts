import { companyInFull } from '#domain/site/companyInFull'
import { siteConfig } from '#domain/site/siteConfig'
import { sentence, type LaunchTexts } from '../content/launch'
import type { LegalDocument } from './LegalDocument'

/** Terms of use, 11 sections (spec §2). The version accepted with a form is `siteConfig.termsVersion` (R19): a changed text needs a new one. */
export const termsOfUse = (launch: LaunchTexts): LegalDocument => ({
  title: 'Termos de Uso',
  summary:
    'Este é o acordo entre você e a winex. Escrevemos em português claro, com a lei indicada onde ela manda. Leia com calma antes de aceitar.',
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem somos e o que estes termos regulam',
      body: [
        `A winex é uma plataforma digital operada por ${companyInFull(siteConfig.company)} (“winex” ou “nós”). Ela aproxima produtores de vinho natural, compradores e interessados em apoiar projetos vitivinícolas no Brasil.`,
        'Estes termos valem para o site, o formulário de candidatura, o portal do produtor e todo serviço prestado por eles. Aplicam-se, entre outras, a Lei 12.965/2014 (Marco Civil da Internet), a Lei 13.709/2018 (LGPD), a Lei 8.078/1990 (Código de Defesa do Consumidor, CDC), o Decreto 7.962/2013 (comércio eletrônico) e a Lei 7.678/1988 (Lei do Vinho).',
        'Ao marcar a caixa de aceite, criar uma conta ou usar a plataforma, você declara que leu e concorda com estes termos e com a Política de Privacidade. Guardamos a versão aceita e o momento do aceite.',
      ],
    },
    {
      id: 'maioridade',
      title: 'Somente para maiores de 18 anos',
      body: [
        'A plataforma é destinada exclusivamente a pessoas com 18 anos completos e plena capacidade civil. É proibido vender, fornecer ou entregar bebida alcoólica a criança ou adolescente (Lei 8.069/1990, arts. 81, II, e 243).',
        'Ao usar a winex você declara ser maior de idade. O produtor só pode despachar pedidos com conferência de maioridade no recebimento, e a entrega pode ser recusada se ela não for comprovada.',
        'Se identificarmos uma conta de menor de idade, ela será encerrada e os dados serão eliminados, salvo os que a lei nos obrigue a guardar.',
      ],
    },
    {
      id: 'candidatura',
      title: 'Candidatura e condição de produtor fundador',
      body: [
        `O envio do formulário de candidatura é gratuito e não gera obrigação de contratar para nenhuma das partes. Para a condição de produtor fundador: ${sentence({ ...launch.applications, text: launch.applications.text.toLowerCase() })}`,
        'A seleção considera a procedência do vinho, o modo de produção, a regularidade da vinícola e a capacidade de atender pedidos. A resposta é enviada ao e-mail informado.',
        'O produtor fundador selecionado tem isenção vitalícia de mensalidade da plataforma. A isenção não alcança a comissão sobre vendas, tributos nem serviços de terceiros e acompanha a vinícola enquanto ela mantiver conta regular.',
        launch.term,
      ],
    },
    {
      id: 'conta',
      title: 'Cadastro, conta e segurança',
      body: [
        'Podem se cadastrar pessoas jurídicas, com CNPJ, e pessoas físicas, com CPF. As informações devem ser verdadeiras, completas e atuais, e cabe a você corrigi-las quando mudarem.',
        'A senha é pessoal. Não a compartilhe e avise imediatamente se suspeitar de uso indevido. Atos praticados na conta presumem-se seus até o aviso, salvo falha de segurança nossa.',
        'Após o cadastro, a conta fica em análise. Enquanto isso você pode completar perfil, vinhos, estoque e preços; publicar vinhos e atender pedidos depende de aprovação.',
      ],
    },
    {
      id: 'papel',
      title: 'O papel da winex e o papel do produtor',
      body: [
        'O vinho é oferecido e vendido pelo produtor. A winex intermedeia: apresenta a oferta, recebe o pedido, viabiliza o pagamento e acompanha a entrega. Essa divisão não afasta os direitos que o CDC garante ao consumidor perante cada fornecedor.',
        'Cabe ao produtor:',
        [
          'ter os registros exigidos, inclusive no Ministério da Agricultura e Pecuária quando aplicável, e rotular conforme a Lei 7.678/1988 e o seu regulamento em vigor;',
          'descrever o vinho com exatidão, inclusive graduação alcoólica, safra, uvas, conservantes e alergênicos;',
          'manter estoque e preço corretos, emitir documento fiscal e recolher os tributos devidos;',
          'embalar e despachar no prazo informado e responder por vício ou defeito do produto.',
        ],
        'A winex pode recusar, corrigir ou retirar ofertas que contrariem a lei ou estes termos, explicando o motivo.',
      ],
    },
    {
      id: 'compras',
      title: 'Pedidos, venda antecipada e direito de arrependimento',
      body: [
        'Antes de concluir, o comprador vê preço total em reais, frete, prazo, características do vinho e identificação do produtor (Decreto 7.962/2013, art. 2º). O pedido se completa com a aprovação do produtor e a confirmação do pagamento.',
        'Na venda antecipada da safra, a oferta informa de modo destacado que o vinho ainda será elaborado, a data estimada de entrega, os riscos da colheita e o que acontece se ela se frustrar. Sem entrega no prazo prometido, o comprador pode exigir o cumprimento, aceitar produto equivalente ou receber de volta o valor pago, corrigido (CDC, art. 35).',
        'O consumidor pode desistir da compra em 7 dias contados do recebimento, sem justificar, e recebe de volta tudo o que pagou (CDC, art. 49). Prazos de reclamação por vícios seguem o art. 26 do CDC.',
        'A apresentação de projetos a investidores não é oferta pública de valores mobiliários nem recomendação de investimento. Captações que dependam de registro ou dispensa só ocorrem na forma da Resolução CVM 88/2022, por plataforma autorizada e em documentos próprios.',
      ],
    },
    {
      id: 'comissao',
      title: 'Comissão, repasses e tributos',
      body: [
        'Sobre cada venda incide a comissão prevista no contrato de comissão, que o produtor lê e assina no portal antes de vender. O texto assinado, a alíquota e a data ficam guardados e uma mudança posterior não altera o que já foi assinado.',
        `O repasse ao produtor ocorre ${siteConfig.payoutTerm}, descontados a comissão e eventuais reembolsos.`,
        'Cada parte recolhe os tributos que a lei lhe atribui. A mensalidade, quando existir para produtores não fundadores, será informada antes da contratação.',
      ],
    },
    {
      id: 'conteudo',
      title: 'Conteúdo, marcas e uso aceitável',
      body: [
        'Textos, fotos e marcas enviados pelo produtor continuam dele. Ele nos autoriza, sem exclusividade e sem custo, a exibi-los, adaptá-los e divulgá-los enquanto a oferta ou a conta existir, para apresentar a vinícola e os vinhos.',
        'Marca, desenho, programas e textos da winex são protegidos pelas Leis 9.279/1996, 9.609/1998 e 9.610/1998.',
        'Não é permitido:',
        [
          'publicar informação falsa ou conteúdo que viole direito de terceiros;',
          'divulgar bebida a menores ou estimular consumo excessivo;',
          'copiar dados em massa, burlar limites ou testar a segurança sem autorização;',
          'usar a plataforma para fraude, lavagem de dinheiro ou spam.',
        ],
      ],
    },
    {
      id: 'responsabilidade',
      title: 'Disponibilidade e responsabilidade',
      body: [
        'Trabalhamos para que a plataforma esteja no ar e segura, mas pode haver interrupções por manutenção, falha de terceiros ou força maior. Manutenções programadas são avisadas quando possível.',
        'Respondemos pelos danos que causarmos, na forma da lei. Nada nestes termos exclui ou limita direitos do consumidor (CDC, arts. 25 e 51) nem responsabilidade por dolo ou culpa grave.',
        'Guardamos os registros de acesso a aplicações por seis meses, em sigilo, como manda o art. 15 do Marco Civil. Conteúdo de terceiros é retirado mediante ordem judicial ou nas demais hipóteses previstas em lei.',
      ],
    },
    {
      id: 'encerramento',
      title: 'Suspensão, encerramento e mudanças',
      body: [
        'Você pode encerrar a conta a qualquer momento. Pedidos em andamento são concluídos e valores devidos são pagos; o contrato de comissão segue as suas próprias regras de aviso.',
        'Podemos suspender a conta que viole a lei ou estes termos, com aviso e possibilidade de defesa. Em risco grave ou por ordem de autoridade a suspensão pode ser imediata, com explicação em seguida.',
        'Podemos atualizar estes termos. Mudanças relevantes são avisadas com pelo menos 30 dias de antecedência e pedem novo aceite quando a lei exigir. Quem não concordar pode encerrar a conta sem custo.',
      ],
    },
    {
      id: 'foro',
      title: 'Contato, lei aplicável e foro',
      body: [
        `Dúvidas, reclamações e pedidos: ${siteConfig.email}. Respondemos em até 5 dias (Decreto 7.962/2013, art. 4º, parágrafo único).`,
        `Vale a lei brasileira. Fica eleito o foro da comarca de ${siteConfig.contractVenue} para questões com produtores e parceiros. O consumidor pode sempre acionar o foro do seu domicílio (CDC, art. 101, I) e os órgãos de defesa do consumidor, inclusive consumidor.gov.br.`,
        'Se uma cláusula for considerada inválida, as demais continuam valendo. Deixar de exigir um direito não significa renúncia a ele.',
      ],
    },
  ],
})
