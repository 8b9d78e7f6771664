/** Texts of 'Hoje' (issue 14.1). */
export const today = {
  today: {
    title: 'Hoje',
    loading: 'Carregando o que espera por você...',
    error: 'Não foi possível carregar o que espera por você',
    try_again: 'Tente novamente.',
    all: 'Ver todos (%{count})',
    age: {
      now: 'há menos de 1 hora',
      hours: 'há %{smart_count} hora |||| há %{smart_count} horas',
      days: 'há %{smart_count} dia |||| há %{smart_count} dias',
    },
    deadline: 'responda até %{date}',
    overdue: 'Prazo vencido',
    left_now: 'Falta menos de 1 hora',
    left: 'Falta %{smart_count} hora |||| Faltam %{smart_count} horas',
    orders: {
      approve: { title: 'Pedidos para aprovar' },
      ship: { title: 'Falta o código de rastreamento', action: 'Informar código' },
      pack: { title: 'Pedidos para separar e enviar', action: 'Separar' },
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
    },
    account: {
      title: 'Sua conta',
      contract: {
        title: 'Contrato de comissão sem assinatura',
        text: 'Leia e assine o contrato com a taxa atual.',
        action: 'Ler e assinar',
      },
      profile: {
        title: 'Perfil incompleto',
        text: 'Foto, descrição, telefone e endereço ajudam quem compra a confiar em você.',
        action: 'Completar perfil',
      },
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
