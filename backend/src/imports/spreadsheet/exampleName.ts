/** The line of the template that shows how a row is written. */
export const EXAMPLE_NAME = 'Exemplo: apague esta linha'
