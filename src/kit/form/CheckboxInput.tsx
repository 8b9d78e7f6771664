import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useInput } from 'ra-core'

/**
 * Yes or no in a form of the areas.
 *
 * @param source the field's dotted path in the form
 */
export function CheckboxInput({ source, label }: { source: string; label: string }) {
  const { id, field } = useInput({ source, type: 'checkbox' })
  return (
    // a box of its own: a stack around it takes the margin that aligns it
    <div>
      <FormControlLabel
        htmlFor={id}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === true}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        label={label}
        sx={{ mb: 1 }}
      />
    </div>
  )
}
