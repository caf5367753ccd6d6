import { locales } from '#platform/std/text.ts'
import { expect, test } from 'vitest'

import type { LayoutName } from '../feature.ts'
import { provideRuntimeConfig } from '../runtime.ts'
import { renderScreen } from '../testing/renderScreen.tsx'
import { Footer } from './Footer.tsx'
import { layouts } from './layouts.tsx'
import { Prerendered } from './prerendered.ts'
import { shellTexts as texts } from './text.ts'

const title = { en: 'Title', tc: '標題' }

function htmlOf(layout: LayoutName): string {
  const Layout = layouts[layout]
  const route = {
    path: '/x',
    page: 'x',
    layout,
    title,
    load: async () => ({ Screen: Footer }),
  } as const
  return renderScreen(<Layout route={route}>content</Layout>, { locale: 'en', replies: [] })
}
const back = `aria-label="${texts.back.en}"`

test('home has a footer and no back button', () => {
  const html = htmlOf('home')
  expect(html).toContain('<footer')
  expect(html).not.toContain(back)
})

test.each(['back', 'top'] as const)('%s has a back button and no footer', (layout) => {
  const html = htmlOf(layout)
  expect(html).toContain(back)
  expect(html).not.toContain('<footer')
})

function LinkedFooter() {
  provideRuntimeConfig({
    links: [
      { name: 'X', url: 'https://x.com/tessera' },
      { name: 'trap', url: 'javascript:alert(1)' },
    ],
  })
  return (
    <Prerendered value={false}>
      <Footer />
    </Prerendered>
  )
}

test.each(locales)('the footer has the links that the operator set, in %s', (locale) => {
  const html = renderScreen(<LinkedFooter />, { locale, replies: [] })
  expect(html).toContain(texts.links[locale])
  expect(html).toContain('href="https://x.com/tessera"')
  expect(html).not.toContain('javascript:')
})
