import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { freightCard } from './freightCardTexts'
import { DetailCard } from '../../kit/ui/DetailCard'

/** Where the freight table is found. */
export const FreightCard = () => (
  <DetailCard title={freightCard.title}>
    <Typography>{freightCard.text}</Typography>
    <Button variant="outlined" component={Link} to={paths.portal.freight} sx={{ mt: 1.5 }}>
      {freightCard.open}
    </Button>
  </DetailCard>
)
