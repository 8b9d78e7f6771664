/** Texts of the help, which is fetched when it is opened: not a part of the catalogue that every page downloads. */
export const help = {
  title: 'Ajuda',
  keys: 'Atalhos do teclado',
  key_on: 'A tecla ? abre esta ajuda',
  team_text: 'Não achou a resposta? Escreva para a equipe da winex; respondemos por e-mail.',
  team: 'Fale com a equipe',
  /** Before the name of the page, as the subject of the mail. */
  subject: 'Ajuda:',
  close: 'Fechar',
}

interface HelpPage {
  /** Pattern of the address; the first that fits counts. */
  path: string
  title: string
  /** What is done here, and the rule behind what can be refused. */
  points: string[]
}

export const HELP_PAGES: readonly HelpPage[] = [
  {
    path: '/portal/today',
    title: 'Hoje',
    points: [
      'O que espera por você, o mais urgente primeiro. Cada linha tem o botão que resolve; “Ver todos” abre a lista só com eles.',
      'Um pedido precisa ser aprovado no prazo que a linha mostra; depois dele, conta como atrasado.',
      'Quando não há nada na lista, o dia está em ordem.',
    ],
  },
  {
    path: '/portal/notices',
    title: 'Avisos',
    points: [
      'O que aconteceu, o mais recente primeiro; cada aviso leva ao pedido, vinho ou repasse. Novos aparecem sem recarregar a página.',
      'O que você leu vale só para você; para os colegas o aviso continua novo.',
      'Em Configurações, Avisos, você escolhe entre portal, e-mail na hora, resumo diário ou nada. Pedidos e repasses não podem ser desligados. O resumo traz o que você ainda não leu.',
    ],
  },
  {
    path: '/portal/wines/grid',
    title: 'Preços e estoque',
    points: [
      'Edite como em uma planilha. O que mudou fica marcado e só vale depois de salvar.',
      'Cole blocos do Excel. Preços como 1.234,56; garrafas são números inteiros.',
      'Se outra pessoa mudou o mesmo vinho, a linha mostra os dois valores e você decide; as outras linhas são salvas.',
      'Preço ou estoque que muda mais de 30%, ou 10 vezes, é perguntado uma vez antes de salvar.',
      'Estoque 0 tira da loja um vinho publicado.',
    ],
  },
  {
    path: '/portal/wines/rotulos',
    title: 'Etiquetas com QR',
    points: [
      'Escolha o tamanho e quantas etiquetas de cada vinho; imprima em tamanho real, sem ajustar à página.',
      'A página da garrafa abre quando o vinho for publicado, e continua depois que ele acaba.',
    ],
  },
  {
    path: '/portal/wines/:id',
    title: 'Página do vinho',
    points: [
      'Publicar pede conta ativa, estoque e preço de varejo acima de zero. Um vinho novo não espera a análise da equipe.',
      'Um vinho rejeitado ou arquivado pela equipe não pode ser publicado por você; o motivo aparece no alto da página.',
      'Os campos vazios aparecem como N/A. «Completar ficha» leva ao primeiro deles.',
      '«Laudo» compara a ficha com as normas, com limite, fonte e data. Orienta; não impede publicar.',
    ],
  },
  {
    path: '/portal/wines',
    title: 'Vinhos',
    points: [
      'Marque vários vinhos para publicar, pausar, mudar o estoque, arquivar ou excluir de uma vez.',
      'Só pode ser excluído o que nunca foi vendido; o resto é arquivado.',
      'Um vinho publicado sem estoque volta a ser rascunho.',
      '«Importar planilha» cadastra muitos vinhos; «Exportar CSV» dá os que o filtro mostra.',
    ],
  },
  {
    path: '/portal/upload-bulk',
    title: 'Importar planilha',
    points: [
      'Arquivos CSV, como o Excel os grava. Cada linha é conferida antes de importar.',
      'O vinho é achado pelo nome, safra, produtor e volume. Se o arquivo não tem uma dessas colunas, vale o que tem; com vários vinhos do mesmo nome, a linha pede o que falta.',
      'Preços e estoques aparecem antes e depois da mudança; os que mudam muito vêm primeiro.',
      'As linhas com erro podem ser baixadas com o motivo, corrigidas e enviadas de novo; as certas já podem ser importadas.',
      'A coluna «Laudo» diz o que conferir em cada linha; não impede importar.',
      'Fechar a página não interrompe a importação.',
    ],
  },
  {
    path: '/portal/add-wine/*',
    title: 'Cadastro do vinho',
    points: [
      'Só nome e descrição são obrigatórios; quanto mais completa a ficha, mais fácil encontrar o vinho.',
      'Números como no Brasil: 12,5 e 1.200. O campo mostra o que entendeu.',
      'A colheita vem antes do engarrafamento, e a safra não pode estar no futuro.',
      '«Atenção» abaixo de um campo diz que o valor foge da norma; não impede salvar.',
      'O que você digita fica guardado neste aparelho até salvar.',
    ],
  },
  {
    path: '/portal/add-price/:id',
    title: 'Estoque e preço',
    points: [
      'O preço de atacado vale a partir do mínimo de garrafas. Igual ou maior que o de varejo é só um aviso.',
      'O mínimo do atacado não pode passar do estoque quando você muda um dos dois.',
      'Garrafas reservadas por pedidos não podem ser tiradas do estoque.',
    ],
  },
  {
    path: '/portal/orders/ship',
    title: 'Enviar pedidos',
    points: [
      'Uma linha por pacote. Cole os códigos de rastreio de uma vez, ou digite um por linha; com o código o pacote conta como enviado, e o comprador recebe um e-mail.',
      'Solte aqui os XML das notas: cada um vai para o pedido que a chave ou o número diz. Confira antes de enviar.',
      'Um código que parece errado é perguntado uma vez, e pode ser enviado assim mesmo.',
    ],
  },
  {
    path: '/portal/orders/romaneios',
    title: 'Romaneios',
    points: ['Um romaneio por caixa: o que separar e para quem vai. Imprima e leve à adega.'],
  },
  {
    path: '/portal/orders/statistics',
    title: 'Estatísticas',
    points: [
      'Conta o que foi pago, sem o que foi reembolsado. Toque em uma barra para ver o valor dela.',
      'As quebras por transportadora contam garrafas entregues nos últimos 12 meses.',
    ],
  },
  {
    path: '/portal/orders/:id',
    title: 'Pedido',
    points: [
      'A frase no alto diz se o pedido está pago, o que fazer agora e até quando. A sequência é aprovar, separar, informar o rastreamento e marcar como entregue.',
      'Rejeitar cancela o pedido e reembolsa o que foi pago. Não pode ser desfeito, nem feito depois do envio.',
      'O código de rastreamento pode ser corrigido até a entrega; o comprador é avisado.',
      'O valor fica disponível para repasse depois da entrega e do prazo do contrato.',
      'Em «Falar com a winex» você escreve à equipe winex; uma nota interna só a sua equipe lê. O que fica 15 minutos sem ser visto vai por e-mail.',
    ],
  },
  {
    path: '/portal/orders',
    title: 'Pedidos',
    points: [
      'Marque vários pedidos para aprovar, separar e imprimir romaneios.',
      'Em «Enviar» estão todos os que faltam sair: cole da planilha pedido, código e chave da nota, ou solte os XML das notas juntos.',
      'Cada pedido responde por si: o que não foi possível aparece com o motivo, e só o resto é tentado de novo.',
      'Os números dos cartões contam todos os pedidos, não só os desta página.',
      'Em «Mais» estão os filtros salvos, as colunas, as estatísticas e a exportação.',
    ],
  },
  {
    path: '/portal/payouts/*',
    title: 'Repasses',
    points: [
      '«A receber» é o que foi pago pelo comprador e ainda não passou do prazo depois da entrega.',
      'Um valor fica retido sem chave PIX em uso, sem contrato assinado, ou enquanto há devolução ou disputa.',
      'Uma chave PIX nova espera um prazo de segurança antes de ser usada. Se não foi você quem a trocou, remova-a nas configurações.',
      'Um reembolso depois do repasse deixa o saldo negativo; o próximo repasse é menor.',
      'O saldo final de um mês é o inicial do seguinte.',
    ],
  },
  {
    path: '/portal/freight',
    title: 'Frete',
    points: [
      'O que o comprador paga e quantos dias úteis espera, por região e caixa. Um estado pode ter valores próprios.',
      'Região sem preço não é atendida. A página mostra o que pagariam compradores de três cidades.',
      'Se outra pessoa mudou a tabela, a página pergunta antes: você salva a sua por cima, ou volta à edição.',
    ],
  },
  {
    path: '/portal/account-settings/ferias',
    title: 'Férias ou safra',
    points: [
      'Do primeiro ao último dia ninguém compra da sua adega; os vinhos continuam na loja, com o dia da volta.',
      'Os pedidos de antes continuam: aprove e envie nos prazos prometidos.',
      'Uma pausa tem até 120 dias. Para ficar fora por mais tempo, pause os vinhos na lista deles.',
    ],
  },
  {
    path: '/portal/account-settings/*',
    title: 'Configurações',
    points: [
      'Os dados da empresa, o contrato e a chave PIX são de quem é responsável; membros cuidam de vinhos e pedidos.',
      'Trocar a senha encerra as sessões em outros aparelhos.',
      'A conta só pode ser excluída sem pedidos abertos nem valores a receber.',
    ],
  },
  {
    path: '/admin/home',
    title: 'Início',
    points: [
      'Só aparece o que espera, do mais antigo ao mais novo; no mesmo dia, o valor maior vem antes.',
      'Cada linha leva exatamente à lista que ela conta.',
      'As vendas são do mês em São Paulo, ao lado do mês anterior.',
    ],
  },
  {
    path: '/admin/review/*',
    title: 'Análise',
    points: [
      '«Prontos» podem ser publicados; «Aguardam o produtor» dizem o que falta. O mais antigo vem primeiro.',
      'Depois de decidir, o próximo aparece, e por dez segundos a decisão pode ser desfeita.',
      'Pedir ajustes e rejeitar exigem um motivo, que o produtor lê.',
      '«Laudo» compara a ficha com as normas; a decisão é da equipe.',
      'Se duas pessoas decidem ao mesmo tempo, vale a primeira; a segunda lê qual foi.',
    ],
  },
  {
    path: '/admin/products/*',
    title: 'Produtos',
    points: [
      'A busca encontra título, identificador, produtor e história do vinho.',
      'A loja não mostra os vinhos de um produtor inativo.',
      'Quem decide sobre um vinho escreve o motivo; fica no histórico.',
    ],
  },
  {
    path: '/admin/orders/:id',
    title: 'Pedido',
    points: [
      'O que você faz no lugar do produtor pede um motivo, que ele lê por e-mail. Valem as mesmas regras que para ele.',
      'O reembolso pode ser em partes, até o que foi capturado.',
      'Reter segura o repasse do pedido. Se ele já está em um repasse em pagamento, marque antes o repasse como não realizado.',
      'Em «Falar com o produtor» você escreve a ele; uma nota interna só a equipe winex lê. O que fica 15 minutos sem ser visto vai por e-mail.',
    ],
  },
  {
    path: '/admin/orders',
    title: 'Pedidos',
    points: [
      'A busca encontra número, e-mail e nome do comprador, vinho, produtor e código de rastreamento.',
      '«Exportar CSV» dá todos os pedidos do filtro.',
    ],
  },
  {
    path: '/admin/sellers/:id',
    title: 'Produtor',
    points: [
      'Aprovar, recusar e reativar são decisões diferentes, com e-mails diferentes.',
      'Mudar a comissão pede uma nova assinatura; o que foi assinado antes não muda.',
      'Remover a chave PIX retém os repasses até que uma nova possa ser usada.',
      'As anotações são só da equipe.',
    ],
  },
  {
    path: '/admin/sellers',
    title: 'Produtores',
    points: [
      'Desativar esconde os vinhos do produtor na loja, na hora.',
      'Filtre por situação, contrato e cidade; «Exportar CSV» dá o que o filtro mostra.',
    ],
  },
  {
    path: '/admin/applications/*',
    title: 'Candidaturas',
    points: [
      '«Convidar» manda um e-mail com o caminho para o cadastro.',
      'As anotações são só da equipe.',
    ],
  },
  {
    path: '/admin/payouts',
    title: 'Repasses',
    points: [
      '«Preparar lote» faz um repasse por produtor, com tudo o que ele tem disponível.',
      'Entram produtores com chave PIX em uso, contrato assinado e o valor mínimo; de quem não vende mais, qualquer resto.',
      'Um ajuste pede um motivo, que o produtor lê no extrato.',
    ],
  },
  {
    path: '/admin/made-payouts/*',
    title: 'Repasses feitos',
    points: [
      '«Marcar como pago» pede o identificador do PIX (end-to-end) do comprovante; cada um vale uma vez.',
      '«Não foi realizado» só quando o banco confirmou que o dinheiro não saiu: o valor entra no próximo lote.',
      '«Importar resultado do banco» lê o que você cola ou solta ali: retorno CNAB 240 ou linhas de uma planilha.',
      'O que voltou do banco depois de pago é um ajuste.',
    ],
  },
  {
    path: '/admin/pix',
    title: 'PIX recebidos',
    points: [
      'Aqui está o que o banco recebeu e não confere com um pedido. Cada linha diz o que houve e o que fazer; nada sai da lista sozinho.',
      '«Registrar no pedido» só vale para quem pagou depois do prazo: o pedido é reaberto se ainda há garrafas.',
      '«Reembolsar» manda tudo de volta para a conta de onde veio, até 90 dias depois.',
      '«Dispensar» pede um motivo: só para o que já foi resolvido de outra forma.',
    ],
  },
  {
    path: '/admin/pix-day',
    title: 'Conferência do dia',
    points: [
      'Compara a lista do banco com o que está lançado, pelo dia em que o dinheiro entrou em São Paulo.',
      'O que voltou de um PIX conta no dia em que ele entrou, também quando o banco reembolsou depois.',
      'Uma diferença do dia de hoje pode ser um aviso que ainda não chegou: confira de novo em alguns minutos.',
    ],
  },
  {
    path: '/admin/audit/*',
    title: 'Auditoria',
    points: ['Tudo o que foi decidido, por quem e quando. Nada pode ser mudado ou apagado.'],
  },
  {
    path: '/admin/team',
    title: 'Equipe',
    points: [
      'Os papéis dizem o que cada pessoa vê e pode fazer; uma mudança vale no próximo clique dela.',
      'Sempre fica na administração pelo menos uma pessoa que está nela há 7 dias ou mais.',
    ],
  },
  {
    path: '/admin/account',
    title: 'Minha conta',
    points: [
      'A sua senha, a verificação em duas etapas e os aparelhos em que você entrou.',
      'Trocar a senha encerra todas as sessões, menos a desta página.',
    ],
  },
  {
    path: '/admin/settings',
    title: 'Configurações',
    points: [
      'O que muda aqui vale em segundos, nas páginas e nos e-mails; contratos já assinados ficam como estão.',
      '«Voltar ao padrão» volta ao valor do arquivo do site, ou ao da winex.',
      '«Histórico» mostra quem mudou o quê, antes e depois.',
    ],
  },
  {
    path: '/admin/mails',
    title: 'E-mails que falharam',
    points: ['Tente de novo ou descarte; o motivo de cada falha está na linha.'],
  },
]

/** Keys, on every page or on those whose address fits. */
export const SHORTCUTS: readonly { key: string; does: string; path: string | null }[] = [
  { key: '?', does: 'Abre esta ajuda', path: null },
  { key: 'Ctrl+K', does: 'Pesquisa em tudo', path: null },
  { key: 'Tab', does: 'Vai ao próximo campo ou botão', path: null },
  { key: 'Esc', does: 'Fecha o que está aberto', path: null },
  { key: 'P', does: 'Publica o vinho', path: '/admin/review/*' },
  { key: 'D', does: 'Pede ajustes do vinho', path: '/admin/review/*' },
  { key: 'R', does: 'Rejeita o vinho', path: '/admin/review/*' },
  { key: 'Z', does: 'Desfaz a última decisão, por dez segundos', path: '/admin/review/*' },
  { key: '← →', does: 'Vinho anterior e seguinte', path: '/admin/review/*' },
  { key: 'Ctrl+C, Ctrl+V', does: 'Copia e cola um bloco', path: '/portal/wines/grid' },
  { key: 'Ctrl+D', does: 'Preenche para baixo', path: '/portal/wines/grid' },
  { key: 'Ctrl+Z', does: 'Desfaz', path: '/portal/wines/grid' },
]
