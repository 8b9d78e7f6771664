/** Texts of the two areas' frames: navigation, badges and notices. */
export const areas = {
  shell: {
    print: 'Imprimir',
    menu: { main: 'Navegação principal', more: 'Mais' },
    copy: { action: 'Copiar', done: 'Copiado', failed: 'Não foi possível copiar' },
  },
  form: {
    check_fields:
      '%{smart_count} campo precisa de correção. |||| %{smart_count} campos precisam de correção.',
    date: { placeholder: 'dd/mm/aaaa', open: 'Abrir calendário: %{label}' },
    unsaved: {
      title: 'Sair sem salvar?',
      leave: 'Sair sem salvar',
      stay: 'Continuar editando',
    },
  },
  portal: {
    nav: {
      today: 'Hoje',
      wines: 'Vinhos',
      orders: 'Pedidos',
      add_wine: 'Adicionar vinho',
      account_settings: 'Configurações',
      logout: 'Logout',
    },
    pending: {
      title: 'Solicitação enviada: seu cadastro está em análise',
      text: 'A análise leva até %{count} dias úteis. Depois dela você pode publicar vinhos e atender pedidos.',
      back: 'Voltar ao login',
      today: 'Ver os próximos passos',
    },
    seen: {
      today:
        'Sem conexão: mostrando o que foi visto às %{time}. O que você salvar agora não chega até nós.',
      before:
        'Sem conexão: mostrando o que foi visto em %{date}, às %{time}. O que você salvar agora não chega até nós.',
    },
    closed: { title: 'Este formulário está fechado', back: 'Ver os vinhos' },
    read_only: {
      inactive: 'Sua conta está inativa',
      suspended: 'Sua conta está suspensa',
      blocked: 'Sua conta está bloqueada',
      text: 'Você pode consultar vinhos, pedidos e dados, mas não alterar nada. Fale com a equipe winex para reativar.',
      inactive_text:
        'Você pode consultar tudo e, em Configurações, trocar a senha, baixar seus dados e excluir a conta. Vinhos, pedidos, equipe e dados da empresa só podem ser alterados quando a conta for reativada: fale com a equipe winex.',
    },
  },
  admin: {
    hub: 'Admin Hub',
    badge: 'Modo Administrador',
    closed: 'Esta página não é do seu papel',
    nav: { products: 'Produtos', sellers: 'Vendedores', logout: 'Sair' },
  },
}
