import { queryClient } from '#platform/web/api.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { marketApi } from '../../marketApi.ts'
import { Breakdown } from './Breakdown.tsx'
import { FeesFact } from './flows/facts.tsx'

provideRuntimeConfig({})
const text = (html: string): string => html.replace(/<[^>]+>/g, ' ')

test('form and review state one sum of fees, with the same text', () => {
  const fees = { feeBps: 250, creatorFeeBps: 250 }
  const { path } = marketApi.cardSkuInfo
  queryClient.setQueryData([path, { tokenId: '7' }], fees)
  const message = '− 100 USDT (5%)'
  const form = text(
    renderToStaticMarkup(<Breakdown price={2_000_000_000n} coin="USDT" side="seller" {...fees} />),
  )
  expect(form).toContain(message)
  expect(form.match(/−/g)).toHaveLength(1)
  expect(renderToStaticMarkup(<FeesFact tokenId="7" price="2000000000" coin="USDT" />)).toBe(
    message,
  )
})
