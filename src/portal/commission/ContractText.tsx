import Typography from '@mui/material/Typography'
import './ContractText.css'

/**
 * The contract for reading: paragraphs and headings of the plain text, every character of which is on the page, so
 * that what is read is what is signed (R34).
 */
export function ContractText({ text }: { text: string }) {
  const [title = '', ...blocks] = text.split('\n\n')
  return (
    <article className="contract-text">
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      {blocks.map((block, index) => {
        const [first = '', ...rest] = block.split('\n')
        const isClause = first.startsWith('CLÁUSULA ')
        return (
          <section key={index}>
            {isClause ? <h4>{first}</h4> : <p>{first}</p>}
            {rest.map((line, row) => (
              <p key={row}>{line}</p>
            ))}
          </section>
        )
      })}
    </article>
  )
}
