import { formatsOf } from '#platform/web/format.ts'
import { provideRuntimeConfig } from '#platform/web/runtime.ts'
import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { valueText } from './valueText.ts'

provideRuntimeConfig({})
const look = {
  t: (...[text, values]: [Parameters<typeof translate>[1], Parameters<typeof translate>[2]?]) =>
    translate('en', text, values),
  formats: formatsOf('en', 'UTC'),
  symbol: 'ORC',
}

test.each([
  ['symbol', 'ORC', 'ORC'],
  ['totalSupply', 10n ** 27n, '1,000,000,000 ORC'],
  ['burnLimit', 5n * 10n ** 25n, '50,000,000 ORC'],
  ['feeBuy', 250n, '2.5%'],
  ['softCapRate', 6_000n, '60%'],
  ['lpBurnEnabled', false, 'Off'],
  ['presaleEthAmount', 100_000_000n, '100 TRX'],
  ['maxTotalNum', 1_000n, '1,000'],
  ['vestingDelay', 604_800n, '7 days'],
  ['protectTime', 5_880n, '1 hour 38 minutes'],
  ['startTime', 0n, 'in 15 minutes'],
  ['startTime', 1_800_000_000n, 'Jan 15, 2027, 08:00'],
] as const)('%s of %s is shown as %s', (key, value, shown) => {
  expect(valueText(key, value, look)).toBe(shown)
})
