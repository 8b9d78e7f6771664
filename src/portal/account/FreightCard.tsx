import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { DetailCard } from '../../kit/ui/DetailCard'

/** Texts of the card that leads to the freight table. Imported by the account's page, as no list needs them. */
const freightCard = {
  title: 'Frete',
  text: 'Preço por estado e caixa, prazos e estados que você não atende.',
  open: 'Abrir o frete',
} as const

/** Where the freight table is found. */
export const FreightCard = () => (
  <DetailCard title={freightCard.title}>
    <Typography>{freightCard.text}</Typography>
    <Button variant="outlined" component={Link} to={paths.portal.freight} sx={{ mt: 1.5 }}>
      {freightCard.open}
    </Button>
  </DetailCard>
)
