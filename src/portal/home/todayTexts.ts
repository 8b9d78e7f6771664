/** Texts of 'Hoje' (issues 14.1, 31.1). */
export const today = {
  today: {
    title: 'Hoje',
    loading: 'Carregando o que espera por você...',
    error: 'Não foi possível carregar o que espera por você',
    try_again: 'Tente novamente.',
    all: 'Ver todos',
    filter: 'Mostrando só: %{label}',
    approve_all: 'Aprovar todos (%{count})',
    approve_first: 'Aprovar os primeiros %{count}',
    send_all: 'Enviar (%{count})',
    day: {
      answer: 'responda até %{date}',
      send: 'prometido até %{date}',
      placed: 'feito em %{date}',
      asked: 'pedida em %{date}',
      written: 'Equipe winex, %{date}',
    },
    overdue: 'Prazo vencido',
    left_now: 'Falta menos de 1 hora',
    left: 'Falta %{smart_count} hora |||| Faltam %{smart_count} horas',
    late: 'Atrasado',
    unpaid: 'Aguardando pagamento',
    orders: {
      approve: { title: 'Pedidos para aprovar', action: 'Aprovar' },
      send: { title: 'Pedidos para enviar' },
      ship: { action: 'Informar código' },
      pack: { action: 'Separar' },
      returns: { title: 'Devoluções para responder', action: 'Responder' },
      invoice: { title: 'Enviados sem nota fiscal', action: 'Informar nota' },
      messages: { title: 'Mensagens sem resposta', action: 'Responder' },
      unpaid: { title: 'Pedidos ainda não pagos', action: 'Ver pedido' },
    },
    wines: {
      refused: {
        title: 'Vinhos com ajustes pedidos pela equipe winex',
        text: 'A equipe não deixou um motivo.',
        action: 'Corrigir',
      },
      sold_out: {
        title: 'Vinhos esgotados',
        text: 'Não há garrafa livre: a última foi vendida ou está reservada.',
        action: 'Repor estoque',
      },
      low: {
        title: 'Estoque baixo',
        text: 'Resta %{smart_count} garrafa. |||| Restam %{count} garrafas.',
        action: 'Repor estoque',
      },
      price: {
        title: 'Vinhos sem preço',
        text: 'Sem preço de varejo o vinho não pode ser publicado.',
        action: 'Definir preço',
        all: 'Preços e estoque',
      },
      publish: {
        title: 'Vinhos prontos para publicar',
        text: '%{smart_count} garrafa |||| %{count} garrafas',
        action: 'Publicar',
        all: 'Publicar todos (%{count})',
      },
    },
    joining: {
      title: 'Primeiros passos',
      progress: '%{done} de %{total} concluídos',
    },
    steps: {
      profile: {
        title: 'Complete o perfil',
        text: 'Foto, descrição, telefone e endereço.',
        action: 'Completar perfil',
      },
      wine: {
        title: 'Cadastre o primeiro vinho',
        text: 'Ficha técnica e fotos da garrafa.',
        action: 'Cadastrar vinho',
      },
      price_stock: {
        title: 'Defina preço e estoque',
        text: 'De pelo menos um vinho.',
        waits: 'Depois de cadastrar o vinho.',
        action: 'Definir preço',
      },
      freight: {
        title: 'Confira o frete',
        text: 'Preço por estado e caixa, e prazos.',
        action: 'Conferir frete',
      },
      pix: {
        title: 'Cadastre a chave PIX',
        text: 'É por ela que você recebe.',
        due: '%{amount} esperam por ela.',
        to_come: '%{amount} estão a caminho: sem a chave não há como pagar.',
        action: 'Cadastrar chave',
      },
      approved: {
        title: 'Aprovação da equipe winex',
        text: 'A análise leva até %{count} dias úteis. Avisamos aqui e por e-mail.',
      },
      contract: {
        title: 'Assine o contrato',
        text: 'Leia e assine o contrato de comissão.',
        waits: 'Disponível quando a equipe winex definir a comissão.',
        action: 'Ler e assinar',
      },
      publish: {
        title: 'Publique o primeiro vinho',
        text: 'Ele aparece na loja em seguida.',
        waits: 'Depois da aprovação, com preço e estoque.',
        action: 'Publicar',
      },
    },
    account: {
      title: 'Sua conta',
      import_checked: {
        title: 'Planilha conferida e ainda não importada',
        text: '%{name}, enviada em %{date}.',
        action: 'Continuar',
      },
      import_importing: {
        title: 'Importação parada',
        text: '%{name}, enviada em %{date}.',
        action: 'Ver importação',
      },
    },
    done: {
      title: 'Tudo em dia',
      text: 'Nada espera por você agora. Pode voltar para as barricas: avisamos aqui quando chegar um pedido.',
    },
    week: {
      title: 'Esta semana',
      sales: 'Vendas da semana',
      net: 'pagas, já sem os reembolsos',
      orders: 'Pedidos da semana',
      since: 'desde domingo, sem os cancelados',
    },
  },
}
