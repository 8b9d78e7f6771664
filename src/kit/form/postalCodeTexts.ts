/** Said under the CEP, also by the registration. None of them stops anybody: lookup failures are ignored (spec §5). */
export const postalCode = {
  idle: '',
  searching: 'Buscando endereço...',
  found: 'Endereço preenchido. Confira e complete o número.',
  unknown: 'CEP não encontrado. Confira os números ou preencha o endereço.',
  unavailable: 'A busca de CEP não respondeu. Preencha o endereço.',
} as const
