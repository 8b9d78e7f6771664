/** Texts of 'Início' (issue 15). */
export const adminHome = {
  admin: { nav: { home: 'Início' } },
  admin_home: {
    title: 'Início',
    subtitle: 'O que espera por alguém da equipe, e como vai o mês',
    loading: 'Carregando o início...',
    error: 'Falha ao carregar o início',
    queues: 'Espera por nós',
    oldest: 'o mais antigo, há %{time}',
    nothing: 'nada esperando',
    no_age: 'nos últimos 90 dias',
    queue: {
      wines: 'Vinhos para analisar',
      producers: 'Produtores para aprovar',
      contracts: 'Contratos por assinar',
      applications: 'Candidaturas novas',
      late_approve: 'Pedidos atrasados para aprovar',
      late_ship: 'Pedidos atrasados para enviar',
      messages: 'Pedidos com mensagens não lidas',
      low_acceptance: 'Produtores que rejeitam muito',
      mails: 'E-mails que falham',
    },
    month: 'Este mês',
    figure: { sales: 'Vendas', orders: 'Pedidos', commission: 'Comissão' },
    before: 'mês passado: %{same} até este dia, %{whole} no total',
    chart: {
      title: 'Vendas por dia',
      now: 'Este mês',
      before: 'Mês passado',
      day: 'Dia %{day}: %{now}; no mês passado %{before}',
    },
  },
}
