import { formatDate } from '../../values/dates'
import type { LabelText } from '../labelTypes'
import type { Attested } from './dossierTypes'
import type { Certificate, LabReport } from '../../wines/sheet/readPapers'

/** Said by the producer, and by nobody else; `more` is what the producer names for it, in both languages. */
export const saidByProducer = (value: LabelText, more?: LabelText): Attested => ({
  value,
  by: 'producer',
  word: {
    pt: ['Declarado pelo produtor', more?.pt].filter(Boolean).join('; '),
    en: ['The producer’s word', more?.en].filter(Boolean).join('; '),
  },
})

/** Attested by the certificate until its last day, that day included; from then on by the producer alone. */
export const certified = (
  value: LabelText,
  { name, number, valid_until: until }: Certificate,
  today: string,
): Attested =>
  until >= today
    ? {
        value,
        by: 'certificate',
        word: {
          pt: `Certificado ${name}, nº ${number}, válido até ${formatDate(until)}`,
          en: `Certificate ${name}, no. ${number}, valid until ${until}`,
        },
      }
    : saidByProducer(value, {
        pt: `o certificado ${name}, nº ${number}, venceu em ${formatDate(until)}`,
        en: `the certificate ${name}, no. ${number}, expired on ${until}`,
      })

/** Measured by a laboratory on a day. */
export const measured = (value: LabelText, { laboratory, number, day }: LabReport): Attested => ({
  value,
  by: 'report',
  word: {
    pt: [`Laudo: ${laboratory}`, number && `nº ${number}`, formatDate(day)]
      .filter(Boolean)
      .join(', '),
    en: [`Lab report: ${laboratory}`, number && `no. ${number}`, day].filter(Boolean).join(', '),
  },
})
