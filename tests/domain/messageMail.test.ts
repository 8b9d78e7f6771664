import { describe, expect, test } from 'vitest'
import { messageMail } from '../../backend/src/messages/mails/messageMail'

const mailOf = (side: 'seller' | 'staff', author: string | null) =>
  messageMail(
    {
      side,
      order: { id: 'order_1', display_id: 7 },
      seller: { id: 'sel_1', name: 'Vinícola Serra' },
      messages: [
        {
          id: '1',
          author_name: author,
          text: 'Bom dia',
          created_at: new Date('2026-03-01T12:00:00Z'),
        },
      ],
    },
    { id: 'user_1', name: 'Bruna', to: 'bruna@winex.example', publicUrl: 'https://winex.example' },
  )

describe('a mail that quotes a message', () => {
  test('names the winery to staff, and nowhere the person who wrote', () => {
    const mail = mailOf('seller', 'Ana Conti')
    expect(mail.text).toContain('Vinícola Serra, 01/03/2026 09:00: “Bom dia”')
    expect(JSON.stringify(mail)).not.toContain('Ana')
  })

  test('names who of the staff wrote, where there is a name', () => {
    expect(mailOf('staff', 'Carla Teste').text).toContain('Carla Teste, 01/03/2026 09:00')
    expect(mailOf('staff', null).text).toContain('A equipe winex, 01/03/2026 09:00')
  })
})
