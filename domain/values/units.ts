const SINGULARS: Readonly<Record<string, string>> = {
  anos: 'ano',
  dias: 'dia',
  garrafas: 'garrafa',
  meses: 'mês',
  minutos: 'minuto',
}

/** The unit behind a number: 'dia' from 1 up to less than 2, as Portuguese counts, else 'dias'. */
export function unitFor(value: number | null, unit: string): string {
  const isOne = value !== null && Math.abs(value) >= 1 && Math.abs(value) < 2
  return (isOne ? SINGULARS[unit] : undefined) ?? unit
}

/** '13,5%', '16 °C', '1 dia' from the written number and its value. */
export function withUnit(written: string, value: number, unit: string | undefined): string {
  if (!unit) return written
  return unit === '%' ? `${written}%` : `${written} ${unitFor(value, unit)}`
}
