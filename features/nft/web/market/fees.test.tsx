import { queryClient } from '#platform/web/api.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { marketApi } from '../../marketApi.ts'
import { Breakdown } from './Breakdown.tsx'
import { FeesFact } from './flows/facts.tsx'

provideRuntimeConfig({})
const words = (html: string): string => html.replace(/<[^>]+>/g, ' ')

test('form and review state one sum of fees, in the same words', () => {
  const fees = { feeBps: 250, creatorFeeBps: 250 }
  const { path } = marketApi.cardSkuInfo
  queryClient.setQueryData([path, { tokenId: '7' }], fees)
  const said = '− 100 USDT (5%)'
  const form = words(
    renderToStaticMarkup(<Breakdown price={2_000_000_000n} coin="USDT" side="seller" {...fees} />),
  )
  expect(form).toContain(said)
  expect(form.match(/−/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<FeesFact tokenId="7" price="2000000000" coin="USDT" />)).toBe(said)
})
