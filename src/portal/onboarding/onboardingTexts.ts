/** Texts of the checklist of new sellers (issue 6 Onboarding checklist). */
export const onboarding = {
  onboarding: {
    title: 'Primeiros passos',
    progress: '%{done} de %{total} concluídos',
    done: 'Concluído:',
    open: 'A fazer:',
    profile: {
      title: 'Complete o perfil',
      text: 'Foto, descrição, telefone e endereço.',
    },
    wine: { title: 'Cadastre o primeiro vinho', text: 'Ficha técnica e fotos da garrafa.' },
    price_stock: { title: 'Defina preço e estoque', text: 'De pelo menos um vinho.' },
    freight: {
      title: 'Confira o frete',
      text: 'Preço por estado e caixa, e prazos.',
    },
    approved: {
      title: 'Aprovação da equipe winex',
      text: 'Analisamos seu cadastro e avisamos aqui.',
    },
    contract: {
      title: 'Assine o contrato',
      text: 'Leia e assine o contrato de comissão.',
      waiting: 'Disponível quando a equipe winex definir a comissão.',
    },
  },
}
