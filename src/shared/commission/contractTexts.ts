/** Texts of the contract's banner and dialog (spec §2, §4, §8 Contract). */
export const contract = {
  contract: {
    banner: {
      title: 'Assinatura necessária',
      text: 'O contrato de comissão de %{rate} espera pela assinatura de um responsável pela empresa.',
      open: 'Ler e assinar',
    },
    waits: 'A comissão de %{rate} só vale depois da assinatura do novo contrato.',
    dialog: {
      title: 'Contrato de Comissão',
      loading: 'Carregando contrato...',
      load_error: 'Erro ao carregar o contrato',
      text: 'Texto do contrato',
      close: 'Fechar',
      sign: 'Assinar',
      signing: 'Assinando...',
      pdf: 'Baixar PDF',
      copy: 'Baixar texto',
      fingerprint: 'Impressão digital do texto (SHA-256)',
      signed: 'Assinado em %{date}',
    },
    confirm: {
      title: 'Assinar o contrato?',
      text: 'A assinatura vale por 12 meses, com comissão de %{rate}, e não pode ser desfeita. Guardamos o texto exato, seu nome, a data e a hora, o endereço IP e o navegador.',
      yes: 'Confirmar assinatura',
    },
    signed: 'Contrato assinado com sucesso!',
    error: 'Erro ao assinar o contrato. Tente novamente.',
    changed: 'O contrato mudou desde que foi aberto. Leia o texto atual e assine novamente.',
    download_error: 'Não foi possível baixar o contrato. Tente novamente.',
  },
}
