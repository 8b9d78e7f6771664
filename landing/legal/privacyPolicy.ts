import { APPLICATION_KEPT_MONTHS } from '#domain/limits'
import { companyInFull } from '#domain/site/companyInFull'
import { siteConfig } from '#domain/site/siteConfig'
import type { LegalDocument } from './LegalDocument'

/** Privacy policy, 12 sections (spec §2), after the LGPD (Lei 13.709/2018). It describes what this product does. */
export const privacyPolicy = (): LegalDocument => ({
  title: 'Política de Privacidade',
  summary:
    'Coletamos pouco, para fins que você conhece, e não vendemos dados. Aqui está o que guardamos, por quê, por quanto tempo e como você manda nos seus dados.',
  sections: [
    {
      id: 'controladora',
      title: 'Quem é responsável pelos seus dados',
      body: [
        `A controladora é ${companyInFull(siteConfig.company)}. Ela decide como e por que os dados pessoais são tratados (Lei 13.709/2018, LGPD, art. 5º, VI).`,
        `O encarregado pelo tratamento de dados pessoais (LGPD, art. 41) atende em ${siteConfig.email}, com o assunto “Dados pessoais”.`,
        'Esta política vale para o site, o formulário de candidatura, o portal do produtor e a área interna da equipe.',
      ],
    },
    {
      id: 'dados',
      title: 'Quais dados tratamos',
      body: [
        [
          'Candidatura: marca, nome do responsável, e-mail, cidade, ano de fundação, Instagram, garrafas em estoque e como conheceu a winex.',
          'Cadastro de produtor: nome ou razão social, CNPJ ou CPF, endereço, telefone, região, área, história, fotos e, do responsável, nome, e-mail, CPF e senha (guardada apenas como código irreversível).',
          'Pedidos: nome, e-mail, CPF ou CNPJ, endereço de entrega, telefone, itens, valores e situação do pagamento e da entrega.',
          'Devoluções: garrafas, motivo, o que você contar e as fotos que enviar, lidos só pelo produtor e pela nossa equipe.',
          'Contrato: texto assinado, data, endereço IP e navegador usados na assinatura.',
          'Registros técnicos: endereço IP, data, hora e página, necessários à segurança e exigidos por lei.',
        ],
        'Não pedimos dados sensíveis (LGPD, art. 5º, II). Por favor, não os escreva em campos livres.',
      ],
    },
    {
      id: 'finalidades',
      title: 'Para que usamos e com qual base legal',
      body: [
        [
          'Avaliar a candidatura e responder a ela: procedimentos preliminares a contrato, a seu pedido (LGPD, art. 7º, V).',
          'Criar a conta, publicar vinhos, processar pedidos e repasses: execução de contrato (art. 7º, V).',
          'CPF ou CNPJ de quem compra: emissão da nota fiscal pelo produtor, que o lê inteiro só depois de aprovar o pedido (art. 7º, II).',
          'Emitir documentos, guardar registros e cumprir regras fiscais: obrigação legal (art. 7º, II).',
          'Prevenir fraude, limitar abusos e proteger contas: legítimo interesse e proteção do crédito, com o mínimo de dados (art. 7º, IX e X; art. 10).',
          'Defender direitos em processos: exercício regular de direitos (art. 7º, VI).',
          'Enviar novidades e convites: consentimento, que você retira quando quiser (arts. 7º, I, e 8º, § 5º).',
        ],
      ],
    },
    {
      id: 'menores',
      title: 'Menores de idade',
      body: [
        'A plataforma é só para maiores de 18 anos. Não coletamos de propósito dados de crianças ou adolescentes (LGPD, art. 14). Se isso acontecer, avise: os dados serão eliminados.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies e armazenamento no navegador',
      body: [
        'Usamos apenas o necessário ao funcionamento, sem cookies de publicidade nem medição por terceiros:',
        [
          'auth_token: mantém você conectado por até 7 dias;',
          'medusa_api_key: identifica o site perante o nosso servidor por até 7 dias;',
          'winex.colorMode: lembra por até um ano se você escolheu cores claras ou escuras;',
          'armazenamento da visita: rascunho da candidatura, rascunho do cadastro (com nome, e-mail, CPF, CNPJ, telefone e endereço, nunca a senha), e-mail de quem entrou e aviso ocultado, apagados ao fechar a aba;',
          'candidatura feita sem internet: as respostas, com nome e e-mail, ficam no armazenamento local. Ela é enviada sozinha na próxima visita com internet e então apagada;',
          'rascunhos de vinhos: ficam no armazenamento local, também depois de sair, até você salvar ou descartar;',
          'leitura do portal sem internet: até 200 respostas que você já viu, com seus dados e pedidos com nome e endereço de quem compra, sem o CPF ou CNPJ dele. São apagadas quando você sai. Ficam as telas do portal, sem dados pessoais;',
          'armazenamento local: preferências de tela das áreas com login e uma marca aleatória deste navegador, com a qual avisamos você de acessos por aparelhos desconhecidos.',
        ],
        'Você pode apagá-los no navegador. Sem os dois primeiros, será preciso entrar de novo.',
      ],
    },
    {
      id: 'compartilhamento',
      title: 'Com quem compartilhamos',
      body: [
        'Não vendemos nem alugamos dados pessoais. Compartilhamos somente o necessário com:',
        [
          'o produtor, para preparar e entregar o pedido, e o comprador, para saber de quem compra;',
          'operadores que hospedam, armazenam, enviam e-mails ou processam pagamentos sob nossas instruções (LGPD, art. 39);',
          'transportadoras e Correios, para a entrega e o rastreamento;',
          'o serviço público de consulta de CEP, que recebe apenas o CEP digitado;',
          'autoridades, quando a lei ou uma ordem válida exigir.',
        ],
        'Dados de produtores só chegam a investidores quando o próprio produtor pede a apresentação do seu projeto.',
      ],
    },
    {
      id: 'transferencia',
      title: 'Transferência internacional',
      body: [
        'Alguns operadores podem manter servidores fora do Brasil. Nesse caso exigimos garantias dos arts. 33 a 36 da LGPD, como as cláusulas-padrão da Resolução CD/ANPD 19/2024, e o mesmo nível de proteção descrito aqui.',
      ],
    },
    {
      id: 'prazos',
      title: 'Por quanto tempo guardamos',
      body: [
        [
          `Candidatura não selecionada: até ${APPLICATION_KEPT_MONTHS} meses, ou até você pedir a exclusão.`,
          'Conta e vinhos: enquanto a conta existir; com a exclusão saem na hora, salvo o que as linhas abaixo guardam.',
          'Documentos fiscais, pedidos e repasses: 5 anos, no mínimo (CTN, arts. 173 e 174).',
          'Fotos e relato de uma devolução: até 180 dias depois de encerrada; situação e valores ficam com o pedido.',
          'CPF ou CNPJ de quem compra: com o pedido, 5 anos a partir do fim do ano da compra (CTN, art. 173, I). De um carrinho abandonado, sai com ele; de um pedido cancelado sem nota fiscal, com o cancelamento.',
          'Contrato assinado e prova de aceite: vigência e 10 anos (Código Civil, art. 205).',
          'Registros de acesso: 6 meses (Marco Civil da Internet, art. 15).',
          'Registro de quem fez o quê no sistema, com e-mail e endereço IP: sem prazo e sem que ninguém o possa apagar, para segurança e prova (LGPD, art. 7º, VI e IX). Excluída a conta, sai dele o que dizia da empresa.',
        ],
        'Terminado o prazo, os dados são eliminados ou tornados anônimos (LGPD, arts. 15 e 16).',
      ],
    },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      body: [
        'Conexão cifrada, senhas e chaves de recuperação guardadas apenas como código irreversível, acesso por função, limite de tentativas, registro de alterações da equipe e retirada de localização e outros metadados das fotos enviadas (LGPD, art. 46).',
        'Nenhum sistema é perfeito. Havendo incidente com risco ou dano relevante, avisamos você e a ANPD no prazo da regulamentação (LGPD, art. 48), com o que ocorreu e o que fazer.',
      ],
    },
    {
      id: 'direitos',
      title: 'Seus direitos',
      body: [
        'A qualquer momento, sem custo (LGPD, art. 18), você pode pedir:',
        [
          'confirmação do tratamento e acesso aos dados;',
          'correção do que estiver incompleto ou desatualizado;',
          'anonimização, bloqueio ou eliminação do que for excessivo;',
          'portabilidade a outro fornecedor;',
          'informação sobre compartilhamentos;',
          'revogação do consentimento e eliminação dos dados tratados com ele;',
          'oposição a tratamento irregular e revisão de decisão automatizada.',
        ],
      ],
    },
    {
      id: 'exercicio',
      title: 'Como exercer os seus direitos',
      body: [
        `Escreva para ${siteConfig.email}, de preferência do e-mail cadastrado. Podemos pedir confirmação de identidade. A resposta simplificada é imediata e a completa sai em até 15 dias (LGPD, art. 19).`,
        'Parte dos dados do produtor pode ser corrigida diretamente em “Configurações da Conta”.',
        'Se não ficar satisfeito, você pode recorrer à Autoridade Nacional de Proteção de Dados (gov.br/anpd) e aos órgãos de defesa do consumidor.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças nesta política',
      body: [
        'Esta política pode mudar com o produto ou com a lei. A data no alto da página mostra a versão em vigor. Mudanças relevantes são avisadas por e-mail ou no portal, e pedimos novo consentimento quando ele for a base do tratamento.',
        'Vale a lei brasileira, e as regras de foro são as dos Termos de Uso.',
      ],
    },
  ],
})
