import { describe, expect, it } from 'vitest'
import { renderBottlePage, renderMessagePage } from '../../ops/serve/label/renderPage'
import { keysOf } from '#domain/status'
import { INGREDIENTS } from '#domain/wines/sheet/labelEnumerations'
import { describeBottle } from '#domain/labels/bottle/describeBottle'
import type { WineMetadata } from '#domain/wines/sheet/wineMetadata'
import { GOLDEN_WINES } from '../support/goldenWines'
import { buildBottleWine, buildLabel, buildMaker } from '../support/buildBottle'

const INGREDIENT_KEYS = keysOf(INGREDIENTS)

const HOSTILE = `<script>alert(1)</script><img src=x onerror=alert(1)>"'&`

describe('the page of a bottle', () => {
  it('has the facts, the stories and the notices', () => {
    const page = renderBottlePage(buildLabel(), 'pt-BR')
    for (const text of [
      '<html lang="pt-BR">',
      '<h1>Merlot Natural 2023</h1>',
      '<dt>Graduação alcoólica</dt><dd>12,5% vol</dd>',
      '<strong>CONTÉM SULFITOS</strong>',
      '<strong>ALÉRGICOS: CONTÉM DERIVADOS DE OVO</strong>',
      'Um tinto leve, sem filtração.\n\nNasceu numa safra de muita chuva.',
      'Terceira geração de viticultores.',
      '18+ Venda proibida para menores de 18 anos.',
      'Evite o consumo excessivo de álcool.',
      'Código do rótulo: K7QF-2MXD',
      '<a href="/rotulo/K7QF2MXD/en" hrefLang="en" lang="en">English</a>',
    ])
      expect(page).toContain(text)
    expect(page).not.toContain('não está à venda')
  })

  it('is English when asked, with the producer’s words marked as Portuguese', () => {
    const page = renderBottlePage(buildLabel(), 'en')
    expect(page).toContain('<html lang="en">')
    expect(page).toContain('<dt>Alcohol</dt><dd>12.5% vol</dd>')
    expect(page).toContain('<strong>CONTAINS SULPHITES</strong>')
    expect(page).toContain('Not for sale to anyone under 18.')
    expect(page).toContain('<section lang="pt-BR"><h2 lang="en">The story of the wine</h2>')
  })

  it('says that the wine is not sold, and leads to the vintage that is', () => {
    const page = renderBottlePage(
      buildLabel(undefined, {
        state: 'kept',
        newer: { code: 'ABCDEFGH', vintage: '2024' },
      }),
      'pt-BR',
    )
    expect(page).toContain('Este vinho não está à venda na winex agora.')
    expect(page).toContain(
      '<a class="step" href="/rotulo/ABCDEFGH">Veja o vinho de hoje: safra 2024</a>',
    )
  })

  it('has the wine’s own picture, or the drawing of its colour', () => {
    expect(renderBottlePage(buildLabel(), 'pt-BR')).toContain('<img src="/bottles/red.svg" alt=""')
    expect(
      renderBottlePage(buildLabel(undefined, { picture: '/files/upl_1-thumb.webp' }), 'pt-BR'),
    ).toContain('<img src="/files/upl_1-thumb.webp" alt="Foto de Merlot Natural"')
  })

  it('says at once who made it and what it goes with, and leads to the label', () => {
    const wine = buildBottleWine({ metadata: { food_pairing: ['Costela', 'Polenta'] } })
    const page = renderBottlePage(
      buildLabel(describeBottle(wine, buildMaker(), null, '2026-11-26')),
      'pt-BR',
    )
    expect(page).toContain('<strong>Casa Pevarello</strong><br/>Garibaldi, RS')
    expect(page).toContain('Acompanha <span lang="pt-BR">Costela, Polenta</span>')
    expect(page).toContain('<a class="step" href="#no-rotulo">Ler o que está no rótulo</a>')
    expect(page).toContain('<section id="no-rotulo">')
  })

  it('tells how it was made and who says so, what nobody said, and the sources', () => {
    const page = (language: 'pt-BR' | 'en', metadata: WineMetadata) =>
      renderBottlePage(
        buildLabel(describeBottle(buildBottleWine({ metadata }), buildMaker(), null, '2026-11-26')),
        language,
      )
    const portuguese = page('pt-BR', GOLDEN_WINES.petNat)
    for (const text of [
      '<h2>O que natural quer dizer aqui</h2>',
      'Vinho natural não é uma classe de vinho na lei brasileira.',
      '<dt>SO₂ total</dt><dd>8 mg/L<small class="ok" lang="pt-BR">Laudo: Embrapa Uva e Vinho, nº 88/26, 12/03/2026</small></dd>',
      '<dt>Leveduras</dt><dd>Nativas<small lang="pt-BR">Declarado pelo produtor</small></dd>',
      'Lei 10.831/2003 e Decreto 6.323/2007, conferido em 22/11/2026',
    ])
      expect(portuguese).toContain(text)
    expect(portuguese).not.toContain('O produtor não informou')
    // winex has not seen them
    const named = 'Laudos e certificados são os que o produtor informou.'
    expect(portuguese).toContain(named)
    expect(page('pt-BR', GOLDEN_WINES.expired)).not.toContain(named)
    expect(page('pt-BR', GOLDEN_WINES.expired)).toContain(
      'O produtor não informou: Clarificação, Filtração.',
    )
    expect(page('en', GOLDEN_WINES.expired)).toContain(
      'The producer’s word; the certificate Orgânico Brasil (IBD), no. 7, expired on 2026-11-25',
    )
    expect(page('pt-BR', { label: { lot: '1' } })).not.toContain('O que natural quer dizer aqui')
  })

  it('does not say the vintage twice', () => {
    const page = renderBottlePage(
      buildLabel({ ...buildLabel().wine, title: 'Merlot 2023' }),
      'pt-BR',
    )
    expect(page).toContain('<h1>Merlot 2023</h1>')
  })

  it('shows every text as text', () => {
    const page = renderBottlePage(
      buildLabel(
        describeBottle(
          buildBottleWine({
            title: HOSTILE,
            description: HOSTILE,
            volumes: [HOSTILE],
            origin_country: HOSTILE,
            metadata: {
              certifications: [HOSTILE, `${HOSTILE}, nº ${HOSTILE}, válido até 31/12/2030`],
              food_pairing: [HOSTILE],
              grape_varieties: [{ name: HOSTILE, percentage: 1 }],
              storytelling: { story: HOSTILE },
              label: { lot: HOSTILE, other_ingredients: HOSTILE },
              ingredients: ['grape'],
            },
          }),
          buildMaker({ name: HOSTILE, city: HOSTILE, producer_history: HOSTILE }),
          HOSTILE,
          '2026-11-26',
        ),
        {
          newer: { code: 'ABCDEFGH', vintage: HOSTILE },
          state: 'kept',
          picture: `/files/${HOSTILE}`,
        },
      ),
      'pt-BR',
    )
    expect(page).not.toMatch(/<script|<img src="?x/i)
    expect(page.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(8)
  })

  it.each(['a', 'ç', '"', '🍷'])(
    'stays below 20,000 bytes when all is as long as may be: %s',
    (one) => {
      const long = (max: number) => one.repeat(max / one.length)
      const page = renderBottlePage(
        buildLabel(
          describeBottle(
            buildBottleWine({
              title: long(200),
              description: long(5_000),
              volumes: [long(40)],
              metadata: {
                ...buildBottleWine().metadata,
                viniculture: { region: long(200) },
                grape_varieties: Array.from({ length: 50 }, () => ({
                  name: long(200),
                  percentage: 2,
                })),
                certifications: Array.from({ length: 50 }, () => long(200)),
                food_pairing: Array.from({ length: 50 }, () => long(200)),
                storytelling: { story: long(5_000) },
                label: {
                  ...buildBottleWine().metadata?.label,
                  lot: long(200),
                  // whole in any case: quotation marks alone, of six bytes each, would be too many
                  other_ingredients: long(one === '"' ? 100 : 2_000),
                },
                ingredients: [...INGREDIENT_KEYS],
              },
            }),
            buildMaker({
              name: long(200),
              address_line: long(300),
              city: long(120),
              state: long(60),
              producer_history: long(5_000),
            }),
            '2023',
            '2026-11-26',
          ),
        ),
        'pt-BR',
      )
      expect(Buffer.byteLength(page)).toBeLessThan(19_000)
      expect(page).toContain('Venda proibida')
    },
  )
})

describe('the page of a code that tells nothing', () => {
  it.each([
    ['removed', 'pt-BR', 'Este vinho saiu da winex'],
    ['removed', 'en', 'This wine has left winex'],
    ['unknown', 'pt-BR', 'Código não encontrado'],
    ['busy', 'pt-BR', 'Muitas consultas de uma vez'],
    ['away', 'en', 'The page did not open'],
  ] as const)('%s, %s: %s', (message, language, title) => {
    expect(renderMessagePage(message, language)).toContain(`<h1>${title}</h1>`)
  })
})
