import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { ptBR } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import 'dayjs/locale/pt-br'

interface Props {
  /** yyyy-MM-dd */
  value: string | null
  onChoose: (date: string) => void
}

/** A month at a time, weeks from Sunday (spec §1). Day in, day out: noon is far from where a time zone changes it (R10). */
export default function Calendar({ value, onChoose }: Props) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="pt-br"
      localeText={ptBR.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <DateCalendar
        autoFocus
        value={value === null ? null : dayjs(`${value}T12:00`)}
        views={['year', 'month', 'day']}
        openTo="day"
        onChange={(date, state) => {
          if (date && state === 'finish') onChoose(date.format('YYYY-MM-DD'))
        }}
      />
    </LocalizationProvider>
  )
}
