import { parseAddress } from '#platform/std/address.ts'
import { locales } from '#platform/std/text.ts'
import { renderScreen, reply } from '#platform/web/testing/renderScreen.tsx'
import { describe, expect, test } from 'vitest'

import { type CoinFacts, exchangeApi } from '../../api.ts'
import { CoinPicker, useCoin } from '../../public.web.ts'
import { coinTexts as texts } from './text.ts'

const coin = parseAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
const other = parseAddress('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')
const good: CoinFacts = {
  address: coin,
  symbol: 'GOOD',
  name: 'Good coin',
  decimals: 6,
  looksLike: null,
  balance: '1234500000',
  transferTax: { bps: 0, refusal: null },
  purchaseTax: null,
}

const rendered = (change: Partial<CoinFacts>, locale: (typeof locales)[number] = 'en') =>
  renderScreen(<CoinPicker label="Coin" coin={coin} onPick={() => {}} />, {
    locale,
    replies: [reply(exchangeApi.coin, { coin }, { ...good, ...change })],
  })

test.each(locales)(
  'none is chosen, in %s: a button that opens a dialog, and nothing is asked',
  (locale) => {
    const html = renderScreen(<CoinPicker label="Coin" coin={null} onPick={() => {}} />, {
      locale,
      replies: [],
    })
    expect(html).toContain(texts.choose[locale])
    expect(html).toContain('aria-haspopup="dialog"')
    expect(html).not.toContain(texts.unmeasured[locale])
  },
)

test('a form reads the facts of the chosen coin beside it', () => {
  const Decimals = () => <p>{useCoin(coin).data?.decimals}</p>
  const replies = [reply(exchangeApi.coin, { coin }, good)]
  expect(renderScreen(<Decimals />, { locale: 'en', replies })).toBe('<p>6</p>')
})

describe.each(locales)('a chosen coin, in %s', (locale) => {
  test('has its symbol, its name, what the reader has, and a line where nothing is wrong', () => {
    const html = rendered({}, locale)
    for (const text of ['GOOD', 'Good coin', '1,234.5', texts.noTax[locale]]) {
      expect(html).toContain(text)
    }
    expect(html).not.toContain('-wash')
  })

  test('a tax has its rate in a warning; from a tenth on that is a danger', () => {
    const small = rendered({ transferTax: { bps: 300, refusal: null } }, locale)
    expect(small).toContain(texts.transferTax[locale].replace('{percent}', '3%'))
    expect(small).toContain('bg-gold-wash')
    const large = rendered({ purchaseTax: { bps: 1_000, refusal: null } }, locale)
    expect(large).toContain(texts.purchaseTax[locale].replace('{percent}', '10%'))
    expect(large).toContain('bg-terra-wash')
    expect(large).not.toContain(texts.noTax[locale])
  })

  test('what was not measured is not called free', () => {
    const html = rendered({ transferTax: null }, locale)
    expect(html).toContain(texts.unmeasured[locale])
    expect(html).not.toContain(texts.noTax[locale])
  })

  test('a refusal has the contract’s words as text', () => {
    const refusal = '<b>Blacklisted</b> {reason}'
    const html = rendered({ transferTax: { bps: null, refusal } }, locale)
    expect(html).toContain(texts.refusesTransfer[locale])
    expect(html).toContain('&lt;b&gt;Blacklisted&lt;/b&gt; {reason}')
  })

  test('an unreadable coin has neither an invented symbol nor decimals', () => {
    const html = rendered({ symbol: '?', name: '', decimals: null, balance: '1500' }, locale)
    expect(html).toContain(texts.unnamed[locale])
    expect(html).toContain(texts.noDecimals[locale])
    expect(html).toContain(texts.baseUnits[locale].replace('{amount}', '1,500'))
  })

  test('a look-alike stands without the mark of what it copies, and names the original in full', () => {
    const looksLike = { symbol: 'USDT', token: other }
    const html = rendered({ symbol: 'USDT', looksLike }, locale)
    expect(html).toContain(texts.fakeTitle[locale].replace('{symbol}', 'USDT'))
    expect(html).toContain('T9yD 14Nj 9j7x AB4d bGei X9h8 unkK HxuW wb')
    expect(html).not.toContain('bg-verdigris')
  })
})
