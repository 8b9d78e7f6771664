/** Texts of the two areas' frames: navigation, notices, states, errors. */
export const shell = {
  shell: {
    theme: {
      label: 'Aparência',
      system: 'Como no dispositivo',
      light: 'Claro',
      dark: 'Escuro',
    },
    menu: { open: 'Abrir menu', close: 'Fechar menu', main: 'Navegação principal' },
    copy: { action: 'Copiar', done: 'Copiado', failed: 'Não foi possível copiar' },
    state: {
      retry: 'Tentar novamente',
      loading: 'Carregando…',
      error: 'Não foi possível carregar',
      home: 'Voltar ao início',
      reload: 'Recarregar a página',
    },
    not_found: {
      title: 'Página não encontrada',
      text: 'O endereço pode ter mudado ou o link está incompleto.',
    },
    crash: {
      title: 'Algo saiu do lugar',
      text: 'Esta página encontrou um problema. Recarregue ou volte ao início; o que já foi salvo está seguro.',
    },
  },
  portal: {
    nav: {
      wines: 'Vinhos',
      orders: 'Pedidos',
      add_wine: 'Adicionar vinho',
      account_settings: 'Configurações',
      logout: 'Logout',
    },
    pending: {
      title: 'Solicitação enviada: seu cadastro está em análise',
      text: 'Enquanto isso, complete o perfil, cadastre seus vinhos, o estoque e os preços. Publicar vinhos e atender pedidos fica disponível após a aprovação.',
      back: 'Voltar ao login',
    },
    read_only: {
      inactive: 'Sua conta está inativa',
      suspended: 'Sua conta está suspensa',
      blocked: 'Sua conta está bloqueada',
      text: 'Você pode consultar vinhos, pedidos e dados, mas não alterar nada. Fale com a equipe winex para reativar.',
    },
  },
  admin: {
    hub: 'Admin Hub',
    badge: 'Modo Administrador',
    nav: { products: 'Produtos', sellers: 'Vendedores', logout: 'Sair' },
  },
}
