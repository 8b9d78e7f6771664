import { expect, it } from 'vitest'
import { frameParts } from '../../ops/build/frameParts'

const parts = (html: string) => frameParts(html, [['--ink', '#2A1A16']])

it('puts styles and style attributes into one place, which the policy allows by its hash', () => {
  const { html, css } = parts(
    '<style data-emotion="css a">.a{top:0}</style><p class="a" style="width:7px">x</p><style>.a{top:0}</style>',
  )
  expect(html).toBe('<p class="a" data-look="0">x</p>')
  expect(css).toBe('.a{top:0}#frame [data-look="0"]{width:7px}')
})

it('writes the colours of the light palette as those of whichever is in force', () => {
  expect(parts('<style>.a{color:#2a1a16;background:rgba(42, 26, 22, 0.11)}</style>').css).toBe(
    '.a{color:var(--ink);background:color-mix(in srgb,var(--ink) 11%,transparent)}',
  )
})

it('disables what could be typed into or pressed', () => {
  expect(parts('<input value=""><button disabled="">x</button><button class="b">').html).toBe(
    '<input disabled="" value=""><button disabled="">x</button><button disabled="" class="b">',
  )
})

it('takes everything out of the order of Tab', () => {
  expect(
    parts('<a href="/x">x</a><a tabindex="0" href="/y">y</a><div role="combobox" tabindex="0">')
      .html,
  ).toBe(
    '<a tabindex="-1" href="/x">x</a><a tabindex="-1" href="/y">y</a><div role="combobox" tabindex="-1">',
  )
})
