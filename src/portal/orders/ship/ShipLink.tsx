import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'

/** 'Enviar' leads to the one page where all that is to be sent is sent. */
export function ShipLink() {
  const translate = useTranslate()
  return (
    <Button
      component={Link}
      to={paths.portal.shipOrders()}
      variant="outlined"
      startIcon={<LocalShippingOutlined />}
    >
      {translate('order.ship.link')}
    </Button>
  )
}
