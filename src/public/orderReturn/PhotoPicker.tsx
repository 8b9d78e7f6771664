import { useId, type ChangeEvent } from 'react'

interface Props {
  photos: readonly File[]
  max: number
  disabled: boolean
  onChange: (photos: readonly File[]) => void
}

/** Photos from the camera or the gallery, by name, to be taken out again. */
export function PhotoPicker({ photos, max, disabled, onChange }: Props) {
  const id = useId()
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange([...photos, ...(target.files ?? [])].slice(0, max))
    // the same file may be chosen again after it was taken out
    target.value = ''
  }
  return (
    <div className="return-photos">
      <label className="button return-file">
        Adicionar fotos
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          className="visually-hidden"
          disabled={disabled || photos.length >= max}
          aria-describedby={`${id}-hint`}
          onChange={add}
        />
      </label>
      <p id={`${id}-hint`} className="return-hint">
        Até {max} fotos da garrafa, da rolha ou da caixa. Só o produtor e a equipe winex as veem.
      </p>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${String(index)}`}>
              <span>{photo.name}</span>
              <button
                type="button"
                className="button"
                disabled={disabled}
                aria-label={`Tirar ${photo.name}`}
                onClick={() => onChange(photos.filter((_one, place) => place !== index))}
              >
                Tirar
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
